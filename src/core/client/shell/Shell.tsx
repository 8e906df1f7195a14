import type { MouseEvent, ReactNode } from 'react'
import { MAIN_WRAPPER_ID } from '../../model/landmarks.ts'
import * as texts from '../../model/texts.ts'
import { focusMain } from '../state/focus.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { Footer } from './Footer.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { Navbar } from './Navbar.tsx'
import styles from './Shell.module.css'
import skipStyles from './SkipLink.module.css'

/**
 * The frame that all pages share, in reading order (specification §1, behavior
 * 1.1.1). The page renders its own `<main>`.
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <MobileMenu />
      <div id={MAIN_WRAPPER_ID} className={styles.wrapper}>
        {children}
      </div>
      <Footer />
    </div>
  )
}

/**
 * A link that lets keyboard users skip the navbar. Without scripts it jumps;
 * with scripts it focuses the page's `<main>` and doesn't change the URL
 * (behavior 1.2).
 */
function SkipLink() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading.
    <div role="region" aria-label={texts.skipToContent}>
      <a
        href={`#${MAIN_WRAPPER_ID}`}
        className={skipStyles.link}
        onClick={skip}
      >
        {texts.skipToContent}
      </a>
    </div>
  )
}

function skip(event: MouseEvent): void {
  if (focusMain()) event.preventDefault()
}

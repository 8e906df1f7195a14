import type { ReactNode } from 'react'
import { MAIN_WRAPPER_ID } from '../../model/landmarks.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { Footer } from './Footer.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { Navbar } from './Navbar.tsx'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'

/**
 * The frame that all pages share, in reading order (Specification §1, behavior
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

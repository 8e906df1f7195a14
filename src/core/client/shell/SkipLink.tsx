import type { MouseEvent } from 'react'
import { MAIN_WRAPPER_ID } from '../../model/landmarks.ts'
import * as texts from '../../model/texts.ts'
import { focusMain } from '../state/focus.ts'
import styles from './SkipLink.module.css'

/**
 * A link that lets keyboard users skip the navbar. Without scripts it jumps;
 * with scripts it focuses the page's `<main>` and doesn't change the URL
 * (behavior 1.2).
 */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading.
    <div role="region" aria-label={texts.skipToContent}>
      <a href={`#${MAIN_WRAPPER_ID}`} className={styles.link} onClick={skip}>
        {texts.skipToContent}
      </a>
    </div>
  )
}

function skip(event: MouseEvent): void {
  if (focusMain()) event.preventDefault()
}

import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/** The id starts with `_`, as no heading's does. */
export const MAIN_WRAPPER_ID = '_main'

/** Where focus goes after a navigation, so that Tab meets the skip link. */
export const SKIP_REGION_ID = '_skip'

const TEXT = 'Skip to main content'

/**
 * Lead the keyboard past the bar. Without scripts the link jumps; with them it
 * focuses the page's `<main>` and leaves the address alone (behaviour 1.2).
 */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading.
    <div id={SKIP_REGION_ID} role="region" aria-label={TEXT}>
      <a href={`#${MAIN_WRAPPER_ID}`} className={styles.link} onClick={skip}>
        {TEXT}
      </a>
    </div>
  )
}

function skip(event: MouseEvent): void {
  const target =
    document.querySelector<HTMLElement>('main:first-of-type') ??
    document.getElementById(MAIN_WRAPPER_ID)
  if (target === null) return
  event.preventDefault()
  focusOnce(target)
}

/**
 * Focus an element that is not focusable, so that Tab goes on from there, and
 * leave it as it was (behaviour 1.2.4).
 */
export function focusOnce(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1')
  element.focus()
  element.removeAttribute('tabindex')
}

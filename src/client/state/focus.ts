import { MAIN_WRAPPER_ID } from '../../model/landmarks.ts'

/** What of a navigation decides about the focus. */
interface Arrival {
  /** React Router's: `PUSH`, `REPLACE` or `POP`. */
  readonly action: string
  readonly location: { readonly hash: string }
}

/**
 * Tell whether the focus goes back to the start of the page, so that the next
 * Tab reaches the skip link (behaviour 1.2.5).
 */
export function movesFocus({ action, location }: Arrival): boolean {
  return action === 'PUSH' && location.hash === ''
}

/** Move the focus to the region of the skip link, without scrolling. */
export function focusSkipRegion(): void {
  const region = document.querySelector('[role="region"]:has(> a)')
  if (region instanceof HTMLElement) focusOnce(region, { preventScroll: true })
}

/**
 * Move the focus to the page's own content.
 *
 * @returns whether there is a place for it
 */
export function focusMain(options?: FocusOptions): boolean {
  const main =
    document.querySelector<HTMLElement>('main:first-of-type') ??
    document.getElementById(MAIN_WRAPPER_ID)
  if (main) focusOnce(main, options)
  return main !== null
}

/**
 * Focus an element that is no stop of the Tab key, and leave it none: the
 * reader goes on from its place. The attribute stays as long as the focus,
 * because Chromium takes the focus from an element that can no longer have it.
 */
export function focusOnce(
  element: HTMLElement,
  options: FocusOptions = {}
): void {
  element.setAttribute('tabindex', '-1')
  element.focus(options)
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {
    once: true
  })
}

import { MAIN_WRAPPER_ID } from '../../model/landmarks.ts'

/** The parts of a navigation that decide about the focus. */
interface FinishedNavigation {
  /** React Router's: `PUSH`, `REPLACE` or `POP`. */
  readonly action: string
  readonly location: { readonly hash: string }
}

/**
 * Tell whether the focus returns to the start of the page, so the next Tab
 * reaches the skip link (behavior 1.2.5).
 */
export function movesFocus({ action, location }: FinishedNavigation): boolean {
  return action === 'PUSH' && location.hash === ''
}

/** Move the focus to the skip link's region, without scrolling. */
export function focusSkipRegion(): void {
  const region = document.querySelector('[role="region"]:has(> a)')
  if (region instanceof HTMLElement) focusOnce(region, { preventScroll: true })
}

/**
 * Move the focus to the page's own content.
 *
 * @returns whether there was a place for it
 */
export function focusMain(options?: FocusOptions): boolean {
  const main =
    document.querySelector<HTMLElement>('main:first-of-type') ??
    document.getElementById(MAIN_WRAPPER_ID)
  if (main) focusOnce(main, options)
  return main !== null
}

/**
 * Focus an element, and if that takes a tabindex, only until it loses the focus:
 * the next Tab continues from there. Chromium blurs an element that is no longer
 * focusable.
 */
export function focusOnce(
  element: HTMLElement,
  options: FocusOptions = {}
): void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex')
  if (!isFocusable) element.setAttribute('tabindex', '-1')
  element.focus(options)
  if (isFocusable) return
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {
    once: true
  })
}

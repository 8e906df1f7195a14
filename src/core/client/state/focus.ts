import { MAIN_WRAPPER_ID } from '../../model/landmarks.ts'

/** Move the focus to the skip link's region, without scrolling. */
export function focusSkipRegion(): void {
  const region = document.querySelector('[role="region"]:has(> a)')
  if (region instanceof HTMLElement) focusOnce(region, { preventScroll: true })
}

/**
 * Move the focus to the page's content.
 *
 * @returns false if the page has no main element
 */
export function focusMain(options?: FocusOptions): boolean {
  const main =
    document.querySelector<HTMLElement>('main:first-of-type') ??
    document.getElementById(MAIN_WRAPPER_ID)
  if (main) focusOnce(main, options)
  return main !== null
}

/**
 * Focus an element, so the next Tab continues from there. If it needs a
 * `tabindex`, remove that on blur, not earlier: Chromium blurs elements that
 * stop being focusable.
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

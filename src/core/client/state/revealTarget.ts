import { type RefObject, useLayoutEffect } from 'react'
import { findHashTarget } from './hashTarget.ts'

/**
 * Fired on a hidden element when the reader is led to something inside it, as
 * browsers do for `hidden="until-found"`. Whoever hid the element must show it.
 */
const REVEAL_EVENT = 'beforematch'

/**
 * Open everything that hides a hash's target: closed details, and hidden parts
 * of components with `useReveal`.
 *
 * @returns whether something was closed
 */
export function revealTarget(hash: string): boolean {
  let isClosed = false
  let element: Element | null = findHashTarget(hash) ?? null
  while (element) {
    if (element instanceof HTMLElement && element.hidden) {
      isClosed = true
      element.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true }))
    }
    element = element.parentElement
    if (element instanceof HTMLDetailsElement && !element.open) {
      isClosed = true
      element.open = true
    }
  }
  return isClosed
}

/**
 * Listen for requests to show something inside a hidden part of an element.
 *
 * @param onReveal receives the hidden part
 */
export function useReveal(
  ref: RefObject<HTMLElement | null>,
  onReveal: (part: Element) => void
): void {
  // Runs before the page's effects, which may lead the reader there.
  useLayoutEffect(() => {
    const element = ref.current
    function report({ target }: Event): void {
      if (target instanceof Element) onReveal(target)
    }
    element?.addEventListener(REVEAL_EVENT, report)
    return () => element?.removeEventListener(REVEAL_EVENT, report)
  })
}

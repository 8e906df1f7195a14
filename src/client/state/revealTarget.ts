import { type RefObject, useLayoutEffect } from 'react'
import { findHashTarget } from './hashTarget.ts'

/**
 * Reported by a hidden element when the reader is led to something inside it,
 * as browsers do for `hidden="until-found"`: whoever hid it is to show it.
 */
const REVEAL_EVENT = 'beforematch'

/**
 * Open everything that hides what a hash names: closed details, and what a
 * component hides that uses `useReveal`.
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
 * Hear that something inside an element is to be shown, though a part of the
 * element is hidden.
 *
 * @param onReveal is given the hidden part
 */
export function useReveal(
  ref: RefObject<HTMLElement | null>,
  onReveal: (part: Element) => void
): void {
  // Before the effects of the page, which may lead the reader there.
  useLayoutEffect(() => {
    const element = ref.current
    function report({ target }: Event): void {
      if (target instanceof Element) onReveal(target)
    }
    element?.addEventListener(REVEAL_EVENT, report)
    return () => element?.removeEventListener(REVEAL_EVENT, report)
  })
}

import { type RefObject, useLayoutEffect } from 'react'

/**
 * Find the element that a hash refers to.
 *
 * @param hash including `#`, as in `location.hash`
 * @returns undefined if the hash is empty or undecodable, or the id doesn't
 * exist
 */
export function findHashTarget(hash: string): HTMLElement | undefined {
  const id = decodeHash(hash)
  if (id === undefined) return undefined
  return document.getElementById(id) ?? undefined
}

/** Decode a hash to an id. Returns undefined if it is empty or undecodable. */
export function decodeHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return undefined // For example a lone `%`.
  }
}

/**
 * Dispatched on a hidden element to reveal something inside it, as browsers do
 * for `hidden="until-found"`. The component that hid the element must show it.
 */
const REVEAL_EVENT = 'beforematch'

/**
 * Open everything that hides a hash's target: closed `<details>` and components
 * with `useReveal`.
 *
 * @returns whether anything was closed
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
 * Handle requests to reveal hidden descendants of an element.
 *
 * @param onReveal receives the hidden descendant
 */
export function useReveal(
  ref: RefObject<HTMLElement | null>,
  onReveal: (part: Element) => void
): void {
  // Runs before the page's effects, which may request a reveal.
  useLayoutEffect(() => {
    const element = ref.current
    function report({ target }: Event): void {
      if (target instanceof Element) onReveal(target)
    }
    element?.addEventListener(REVEAL_EVENT, report)
    return () => element?.removeEventListener(REVEAL_EVENT, report)
  })
}

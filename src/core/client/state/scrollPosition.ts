import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { onScrollFrame } from './onScrollFrame.ts'

/** The page's scroll position and scrollable extent, in pixels. */
export interface ScrollPosition {
  readonly y: number
  /** At the scroll before, or the same on mount. */
  readonly previousY: number
  readonly viewportHeight: number
  readonly documentHeight: number
}

/**
 * Listen to scrolls of the page, once per frame, and once on mount. Scrolls that
 * only keep a tab in place are ignored.
 *
 * @param isOn if false, don't listen
 */
export function useScrollPosition(
  onScroll: (position: ScrollPosition) => void,
  isOn: boolean
): void {
  const latest = useRef(onScroll)
  useEffect(() => {
    latest.current = onScroll
  })

  useEffect(() => {
    if (!isOn) return
    let previousY = window.scrollY
    function report(): void {
      const y = window.scrollY
      if (heldElements.size === 0) {
        latest.current({
          y,
          previousY,
          viewportHeight: window.innerHeight,
          documentHeight: document.documentElement.scrollHeight
        })
      }
      previousY = y
    }
    report()
    return onScrollFrame(report)
  }, [isOn])
}

/**
 * Make a change that may alter heights above an element, and scroll so that the
 * element stays in place (behavior 2.9.13 and 4.11).
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top
  flushSync(change)
  const distance = element.getBoundingClientRect().top - before
  if (distance === 0) return
  heldElements.add(element)
  window.scrollBy({ top: distance, behavior: 'instant' })
  // The scroll event comes with the next frame, before its callbacks.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => heldElements.delete(element))
  })
}

/** Elements being kept in place. While there are any, scrolls are ignored. */
const heldElements = new Set<Element>()

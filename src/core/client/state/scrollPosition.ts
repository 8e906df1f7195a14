import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { onScrollFrame } from './onScrollFrame.ts'

/** The page's scroll position and scrollable extent, in pixels. */
export interface ScrollPosition {
  readonly y: number
  /** At the previous scroll; on mount, the same as `y`. */
  readonly previousY: number
  readonly viewportHeight: number
  readonly documentHeight: number
}

/**
 * Call a function on mount and on page scrolls, at most once per frame. Ignores
 * scrolls by `keepInPlace`.
 *
 * @param isOn whether to listen
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
 * Make a change that may shift an element, and scroll to keep the element in
 * place (behavior 2.9.13 and 4.11).
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top
  flushSync(change)
  const distance = element.getBoundingClientRect().top - before
  if (distance === 0) return
  heldElements.add(element)
  window.scrollBy({ top: distance, behavior: 'instant' })
  // The scroll event fires in the next frame, before its callbacks.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => heldElements.delete(element))
  })
}

/** Elements being kept in place. While any exist, scrolls are ignored. */
const heldElements = new Set<Element>()

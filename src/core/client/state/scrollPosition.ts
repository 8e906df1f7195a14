import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

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

/**
 * Listen to page scrolls, at most once per frame. All listeners run in
 * sequence, so only the first layout read forces a layout. They run before
 * animation frame callbacks, which may scroll further.
 *
 * @returns a function that stops listening
 */
export function onScrollFrame(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('scroll', report, { passive: true })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('scroll', report)
  }
}

const listeners = new Set<() => void>()
/** Identifies the frame: the timeline's time is constant within a frame. */
let reportedAt: CSSNumberish | null = null
/** In WebKit, two frames can have the same time. */
let reportedY = 0

function report(): void {
  const now = document.timeline.currentTime
  const y = window.scrollY
  if (now !== null && now === reportedAt && y === reportedY) return
  reportedAt = now
  reportedY = y
  for (const listener of [...listeners]) listener()
}

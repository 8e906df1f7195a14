import { useEffect, useRef, useState } from 'react'
import {
  BACK_TO_TOP_THRESHOLD,
  SMOOTH_SCROLL_FACTOR
} from '../../model/limits.ts'
import { useLocationChange } from './PageContext.tsx'
import { prefersReducedMotion } from './prefersReducedMotion.ts'
import { type ScrollPosition, useScrollPosition } from './scrollPosition.ts'

/**
 * Whether the button is visible, and whether the page just jumped to an anchor.
 */
interface BackToTopState {
  readonly isShown: boolean
  readonly isAnchorJump: boolean
}

const hidden: BackToTopState = { isShown: false, isAnchorJump: false }

/** Compute whether the button is visible after a scroll (behavior 4.7.2). */
export function updateBackToTop(
  state: BackToTopState,
  { y, previousY, viewportHeight, documentHeight }: ScrollPosition
): BackToTopState {
  if (previousY === 0) return state
  if (state.isAnchorJump) return { ...state, isAnchorJump: false }
  if (y >= previousY || y < BACK_TO_TOP_THRESHOLD) {
    return { ...state, isShown: false }
  }
  return y + viewportHeight < documentHeight
    ? { ...state, isShown: true }
    : state
}

/**
 * Compute the next frame's scroll position on the way to the top, in pixels.
 */
export function computeNextScrollY(y: number): number {
  return Math.floor(y * SMOOTH_SCROLL_FACTOR)
}

/**
 * Use the back-to-top button.
 */
export function useBackToTop(): {
  readonly isShown: boolean
  readonly scrollUp: () => void
} {
  const [state, setState] = useState(hidden)
  const stopScroll = useRef(() => {})

  useScrollPosition(position => {
    if (position.y >= position.previousY) stopScroll.current()
    setState(current => updateBackToTop(current, position))
  }, true)

  // Behavior 4.7.3.
  useLocationChange(hash => {
    if (hash !== '') setState({ isShown: false, isAnchorJump: true })
  })

  useEffect(() => () => stopScroll.current(), [])

  return {
    isShown: state.isShown,
    scrollUp() {
      stopScroll.current()
      stopScroll.current = scrollUp()
    }
  }
}

/**
 * Animate a scroll to the top. Scroll natively if CSS makes it smooth or the
 * reader prefers less motion.
 *
 * @returns a function that stops the animation
 */
export function scrollUp(): () => void {
  const { scrollBehavior } = getComputedStyle(document.documentElement)
  if (scrollBehavior === 'smooth' || prefersReducedMotion()) {
    window.scrollTo(0, 0)
    return () => {}
  }
  let frame = requestAnimationFrame(step)
  function step(): void {
    const y = computeNextScrollY(window.scrollY)
    window.scrollTo(0, y)
    if (y > 0) frame = requestAnimationFrame(step)
  }
  return () => cancelAnimationFrame(frame)
}

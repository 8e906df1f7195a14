import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  computeCollapseDuration,
  REDUCED_COLLAPSE_DURATION
} from '../../model/limits.ts'
import { prefersReducedMotion } from './prefersReducedMotion.ts'

/** State and props of a collapsible section. */
interface Collapsible<Target extends HTMLElement> {
  /** Attach this to the animated element. */
  readonly ref: RefObject<Target | null>
  /** Whether the section has ever been open; render its content only then. */
  readonly isMounted: boolean
  /** For the element's `hidden` attribute. */
  readonly isHidden: boolean
}

/**
 * Use a collapsible section, animated when `isOpen` changes (specification §4).
 * Doesn't animate on mount. A collapsed section ends with `display: none`.
 */
export function useCollapsible<Target extends HTMLElement>(
  isOpen: boolean
): Collapsible<Target> {
  const ref = useRef<Target>(null)
  const wasOpen = useRef(isOpen)
  const [isMounted, setIsMounted] = useState(isOpen)
  const [isHidden, setIsHidden] = useState(!isOpen)
  if (isOpen && !isMounted) setIsMounted(true)
  if (isOpen && isHidden) setIsHidden(false)

  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (!ref.current) return
    animateHeight(ref.current, isOpen, () =>
      flushSync(() => setIsHidden(!isOpen))
    )
  }, [isOpen])

  return { ref, isMounted, isHidden }
}

const running = new WeakMap<HTMLElement, Animation>()

/**
 * Open or close an element by animating its height (behavior 4.8.2). A call
 * while it is animating reverses smoothly from the current height.
 *
 * @param element must not be `display: none`
 * @param onEnd sets the final state, before the animated height is removed
 */
export function animateHeight(
  element: HTMLElement,
  isOpen: boolean,
  onEnd: () => void
): void {
  const previous = running.get(element)
  const fullHeight = element.scrollHeight
  // An opening element is already laid out at full height but must look closed.
  const from = isOpen && !previous ? 0 : element.offsetHeight
  const to = isOpen ? fullHeight : 0
  const animation = element.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    {
      duration: computeDuration(fullHeight),
      easing: 'ease-in-out',
      fill: 'forwards'
    }
  )
  animation.onfinish = () => {
    running.delete(element)
    onEnd()
    animation.cancel()
  }
  running.set(element, animation)
  previous?.cancel()
}

/** Whether an element is opening or closing. */
export function isAnimating(element: HTMLElement): boolean {
  return running.has(element)
}

/** With reduced motion, one millisecond, so the end event still fires. */
function computeDuration(height: number): number {
  return prefersReducedMotion()
    ? REDUCED_COLLAPSE_DURATION
    : computeCollapseDuration(height)
}

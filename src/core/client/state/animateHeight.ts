import {
  collapseDuration,
  REDUCED_COLLAPSE_DURATION
} from '../../model/limits.ts'

const running = new WeakMap<HTMLElement, Animation>()

/**
 * Open or close an element by animating its height (behavior 4.8.2). Called
 * again halfway, it reverses smoothly from the current height.
 *
 * @param element laid out, not `display: none`
 * @param onEnd sets the final state, before the animation lets go of the height
 */
export function animateHeight(
  element: HTMLElement,
  isOpen: boolean,
  onEnd: () => void
): void {
  const previous = running.get(element)
  const fullHeight = measureFullHeight(element)
  // An element that starts to open is laid out in full but looks closed.
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

/** Tell whether an element is opening or closing. */
export function isAnimating(element: HTMLElement): boolean {
  return running.has(element)
}

/** One millisecond without motion, so the end event still fires. */
function computeDuration(height: number): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ? REDUCED_COLLAPSE_DURATION
    : collapseDuration(height)
}

/** Its style may let a long one scroll instead of grow. */
function measureFullHeight(element: HTMLElement): number {
  const limit = Number.parseFloat(getComputedStyle(element).maxHeight)
  return Math.min(element.scrollHeight, limit || Number.POSITIVE_INFINITY)
}

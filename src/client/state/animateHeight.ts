import {
  collapseDuration,
  REDUCED_COLLAPSE_DURATION
} from '../../model/limits.ts'

/** An animation; its last frame stays until it is cancelled. */
export interface HeightAnimation {
  readonly cancel: () => void
}

/**
 * Animate an element between its full height and zero (behaviour 4.8.2).
 *
 * It starts from the element's current height, so it reverses smoothly halfway.
 *
 * @param element laid out, not `display: none`
 * @param target the height to start from, in pixels, whether it ends open, and
 * a callback for the end, in which the caller sets the final state and cancels
 */
export function animateHeight(
  element: HTMLElement,
  target: {
    readonly from: number
    readonly isOpen: boolean
    readonly onEnd: () => void
  }
): HeightAnimation {
  const fullHeight = element.scrollHeight
  const to = target.isOpen ? fullHeight : 0
  const animation = element.animate(
    { height: [`${target.from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    {
      duration: createDuration(fullHeight),
      easing: 'ease-in-out',
      fill: 'forwards'
    }
  )
  animation.onfinish = target.onEnd
  return { cancel: () => animation.cancel() }
}

/** One millisecond without motion, so the end event still fires. */
function createDuration(height: number): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ? REDUCED_COLLAPSE_DURATION
    : collapseDuration(height)
}

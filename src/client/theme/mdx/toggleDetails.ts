import {
  animateHeight,
  type HeightAnimation
} from '../../state/animateHeight.ts'

/** Sections that open smoothly: those in content, and others that opt in. */
export const ANIMATED_DETAILS = ':is(.details, [data-animated])'

/**
 * Create the behaviour of `<details>` that open smoothly (behaviour 2.9.15).
 *
 * `data-collapsed` holds the target state at once. `open` is set from the start
 * of opening to the end of closing, so the movement is visible. Without
 * scripts, the browser's own toggle works.
 */
export function createDetailsToggle(): {
  readonly toggle: (summary: HTMLElement) => void
  /** Follow a section that the browser opened or closed by itself. */
  readonly follow: (event: Pick<Event, 'target'>) => void
} {
  const running = new WeakMap<HTMLDetailsElement, HeightAnimation>()

  function toggle(summary: HTMLElement): void {
    const details = summary.parentElement
    const body = summary.nextElementSibling
    if (!(details instanceof HTMLDetailsElement)) return
    if (!(body instanceof HTMLElement)) return
    const previous = running.get(details)
    const isOpening = previous
      ? details.dataset.collapsed === 'true'
      : !details.open
    const from = isOpening && !previous ? 0 : body.offsetHeight
    details.dataset.collapsed = String(!isOpening)
    if (isOpening) details.open = true
    const animation = animateHeight(body, {
      from,
      isOpen: isOpening,
      onEnd() {
        details.open = isOpening
        running.delete(details)
        animation.cancel()
      }
    })
    running.set(details, animation)
    previous?.cancel()
  }

  function follow({ target }: Pick<Event, 'target'>): void {
    const isAnimated =
      target instanceof HTMLDetailsElement && target.matches(ANIMATED_DETAILS)
    if (!isAnimated || running.has(target)) return
    target.dataset.collapsed = String(!target.open)
  }

  return { toggle, follow }
}

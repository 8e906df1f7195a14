import {
  animateHeight,
  isAnimating
} from '../../../core/client/state/collapsible.ts'

/** Animated disclosures: those in content, and others that opt in. */
export const ANIMATED_DETAILS = ':is(.details, [data-animated])'

/**
 * Open or close `<details>` with an animation (behavior 2.9.15).
 *
 * `data-collapsed` changes immediately. `open` is set from the start of opening
 * until the end of closing, so that the animation is visible. Without JavaScript,
 * the browser's own toggle works.
 */
export function toggleDetails(summary: HTMLElement): void {
  const details = summary.parentElement
  const body = summary.nextElementSibling
  if (!(details instanceof HTMLDetailsElement)) return
  if (!(body instanceof HTMLElement)) return
  const isOpening = isAnimating(body)
    ? details.dataset.collapsed === 'true'
    : !details.open
  details.dataset.collapsed = String(!isOpening)
  if (isOpening) details.open = true
  animateHeight(body, isOpening, () => {
    details.open = isOpening
  })
}

/** Update the state of `<details>` that the browser opened or closed itself. */
export function syncDetails({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLDetailsElement)) return
  const body = target.querySelector<HTMLElement>('summary + *')
  if (!target.matches(ANIMATED_DETAILS) || !body || isAnimating(body)) return
  target.dataset.collapsed = String(!target.open)
}

import { findHashTarget } from '../../state/hashTarget.ts'
import { revealTarget } from '../../state/revealTarget.ts'

/** How far the page is scrolled, in CSS pixels. */
export interface ScrollPoint {
  readonly x: number
  readonly y: number
}

/** What is known of the history entry that the reader has come to. */
export type Remembered =
  /** The view is right: its page never went, or the browser restored it. */
  | { readonly kind: 'here' }
  | { readonly kind: 'left'; readonly point: ScrollPoint }
  /** The entry is new, or nothing was ever scrolled there. */
  | { readonly kind: 'nothing' }

/** What of a location decides about scrolling. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** How the reader came to a place. */
interface Way {
  /** React Router's: `PUSH`, `REPLACE` or `POP`. */
  readonly action: string
  /** What is known of the place's history entry. */
  readonly remembered: Remembered
}

/**
 * Decide where the view goes after a navigation (behaviour 2.7.4): to the place
 * that was left, where the reader goes back or forward; else to the hash or to
 * the top. A change of the query alone moves nothing.
 */
export function decideScroll(
  previous: Place,
  next: Place,
  { action, remembered }: Way
): 'stay' | 'top' | 'target' | ScrollPoint {
  const isSamePage = previous.pathname === next.pathname
  if (action === 'POP') {
    if (remembered.kind === 'left') return remembered.point
    if (remembered.kind === 'here' && isSamePage) return 'stay'
  }
  const isQueryChange =
    isSamePage && previous.hash === next.hash && previous.search !== next.search
  if (isQueryChange) return 'stay'
  return next.hash === '' ? 'top' : 'target'
}

/** Scroll as decided; a hash without its element moves nothing. */
export function scrollAfterNavigation(
  previous: Place,
  next: Place,
  way: Way
): void {
  const decision = decideScroll(previous, next, way)
  switch (decision) {
    case 'stay':
      revealTarget(next.hash)
      return
    case 'top':
      scrollToPoint({ x: 0, y: 0 })
      return
    case 'target':
      scrollToTarget(next.hash)
      return
    default:
      whenRevealed(next.hash, () => scrollToPoint(decision))
  }
}

/** Scroll to what a hash names; without its element nothing moves. */
export function scrollToTarget(hash: string): void {
  whenRevealed(hash, () => findHashTarget(hash)?.scrollIntoView())
}

/** Scroll to a place that was left, or else to what a hash names. */
export function scrollToPlace(
  point: ScrollPoint | undefined,
  hash: string
): void {
  if (point) whenRevealed(hash, () => scrollToPoint(point))
  else scrollToTarget(hash)
}

function scrollToPoint({ x, y }: ScrollPoint): void {
  window.scrollTo({ top: y, left: x, behavior: 'instant' })
}

/** React shows what was hidden at the end of its commit, before a microtask. */
function whenRevealed(hash: string, scroll: () => void): void {
  if (revealTarget(hash)) queueMicrotask(scroll)
  else scroll()
}

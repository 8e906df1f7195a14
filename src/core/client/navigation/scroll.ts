import { focusOnce } from '../state/focus.ts'
import { findHashTarget } from '../state/hashTarget.ts'
import { revealTarget } from '../state/revealTarget.ts'
import { markTarget } from './historyEntry.ts'

/** How far the page is scrolled, in CSS pixels. */
export interface ScrollPoint {
  readonly x: number
  readonly y: number
}

/** What we remember of the history entry that the reader arrived at. */
export type Remembered =
  /**
   * The view is already right: the page never left, or the browser restored it.
   */
  | { readonly kind: 'here' }
  /** The browser has jumped to the hash, unless its target was hidden. */
  | { readonly kind: 'jumped' }
  | { readonly kind: 'left'; readonly point: ScrollPoint }
  /** The entry is new, or was never scrolled. */
  | { readonly kind: 'nothing' }

/** The parts of a location that decide about scrolling. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** How the reader got to a place. */
interface Way {
  /** React Router's: `PUSH`, `REPLACE` or `POP`. */
  readonly action: string
  /** What is known about the place's history entry. */
  readonly remembered: Remembered
}

/**
 * Decide where to scroll after a navigation (behaviour 2.7.4). Back and forward
 * return to the last position; otherwise go to the hash or the top. If only the
 * query changes, don't scroll. After a jump don't either: it would pull back a
 * reader who has scrolled on in the meantime.
 */
export function decideScroll(
  previous: Place,
  next: Place,
  { action, remembered }: Way
): 'stay' | 'reveal' | 'top' | 'target' | ScrollPoint {
  const isSamePage = previous.pathname === next.pathname
  if (action === 'POP') {
    if (remembered.kind === 'left') return remembered.point
    if (remembered.kind === 'here' && isSamePage) return 'stay'
    if (remembered.kind === 'jumped' && isSamePage) return 'reveal'
  }
  const isQueryChange =
    isSamePage && previous.hash === next.hash && previous.search !== next.search
  if (isQueryChange) return 'stay'
  return next.hash === '' ? 'top' : 'target'
}

/**
 * Scroll as decided, and let reading continue at the target of a link. If the
 * hash's element is missing, stay on the page, or at the top of another one.
 */
export function scrollAfterNavigation(
  previous: Place,
  next: Place,
  way: Way
): void {
  endReturn()
  const decision = decideScroll(previous, next, way)
  if (decision !== 'stay' && decision !== 'reveal') markTarget(next.hash)
  switch (decision) {
    case 'stay':
      // A tab that changes only the query must not open its neighbour again.
      if (way.action === 'POP') revealTarget(next.hash)
      return
    case 'reveal':
      if (revealTarget(next.hash))
        queueMicrotask(() => scrollToTarget(next.hash))
      return
    case 'top':
      scrollToPoint({ x: 0, y: 0 })
      return
    case 'target':
      if (previous.pathname !== next.pathname) scrollToPoint({ x: 0, y: 0 })
      scrollToTarget(next.hash, way.action !== 'POP')
      return
    default:
      whenRevealed(next.hash, () => scrollToPoint(decision))
  }
}

/** Scroll to the element that a hash names, if it exists. */
export function scrollToTarget(hash: string, movesFocus = false): void {
  whenRevealed(hash, () => {
    const target = findHashTarget(hash)
    target?.scrollIntoView()
    if (target && movesFocus) focusOnce(target, { preventScroll: true })
  })
}

/** Scroll to a previous position, or else to the hash's element. */
export function scrollToPlace(
  point: ScrollPoint | undefined,
  hash: string
): void {
  markTarget(hash)
  if (point) whenRevealed(hash, () => scrollToPoint(point))
  else scrollToTarget(hash)
}

/** End what the early script does to return to the reader's position. */
export function endReturn(): void {
  window.onscroll = null
}

/** Scroll to a position at once. */
export function scrollToPoint({ x, y }: ScrollPoint): void {
  window.scrollTo({ top: y, left: x, behavior: 'instant' })
}

/**
 * React reveals hidden content at the end of its commit, before a microtask.
 */
function whenRevealed(hash: string, scroll: () => void): void {
  if (revealTarget(hash)) queueMicrotask(scroll)
  else scroll()
}

import { focusOnce } from '../state/focus.ts'
import { findHashTarget } from '../state/hashTarget.ts'
import { revealTarget } from '../state/revealTarget.ts'
import { markTarget } from './historyEntry.ts'

/** A scroll position, in CSS pixels. */
export interface ScrollPoint {
  readonly x: number
  readonly y: number
}

/** The known scroll state of the history entry that the reader navigated to. */
export type SavedScroll =
  /**
   * Already in position: the page didn't change, or the browser restored it.
   */
  | { readonly kind: 'here' }
  /** The browser jumped to the hash, unless its target was hidden. */
  | { readonly kind: 'jumped' }
  | { readonly kind: 'stored'; readonly point: ScrollPoint }
  /** The entry is new, or was never scrolled. */
  | { readonly kind: 'none' }

/** The parts of a location that affect scrolling. */
interface UrlParts {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** How the reader got to the new location. */
interface NavigationDetails {
  /** React Router's: `PUSH`, `REPLACE` or `POP`. */
  readonly action: string
  readonly saved: SavedScroll
}

/**
 * Decide where to scroll after a navigation (behavior 2.7.4). Back and forward
 * restore the last position; other navigations go to the hash or the top. Don't
 * scroll if only the query changes, or after a browser jump: the reader may
 * have scrolled on in the meantime.
 */
export function decideScroll(
  previous: UrlParts,
  next: UrlParts,
  { action, saved }: NavigationDetails
): 'stay' | 'reveal' | 'top' | 'target' | ScrollPoint {
  const isSamePage = previous.pathname === next.pathname
  if (action === 'POP') {
    if (saved.kind === 'stored') return saved.point
    if (saved.kind === 'here' && isSamePage) return 'stay'
    if (saved.kind === 'jumped' && isSamePage) return 'reveal'
  }
  const isQueryChange =
    isSamePage && previous.hash === next.hash && previous.search !== next.search
  if (isQueryChange) return 'stay'
  return next.hash === '' ? 'top' : 'target'
}

/**
 * Scroll after a navigation, and move the focus to the target of a link. If the
 * target is missing, keep the position, or go to the top of another page.
 */
export function scrollAfterNavigation(
  previous: UrlParts,
  next: UrlParts,
  navigation: NavigationDetails
): void {
  stopEarlyRestoration()
  const decision = decideScroll(previous, next, navigation)
  if (decision !== 'stay' && decision !== 'reveal') markTarget(next.hash)
  switch (decision) {
    case 'stay':
      // Switching tabs changes only the query and must not reopen another tab.
      if (navigation.action === 'POP') revealTarget(next.hash)
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
      scrollToTarget(next.hash, navigation.action !== 'POP')
      return
    default:
      whenRevealed(next.hash, () => scrollToPoint(decision))
  }
}

/** Scroll to a hash's target, if it exists. */
export function scrollToTarget(hash: string, movesFocus = false): void {
  whenRevealed(hash, () => {
    const target = findHashTarget(hash)
    target?.scrollIntoView()
    if (target && movesFocus) focusOnce(target, { preventScroll: true })
  })
}

/** Restore a scroll position, or scroll to the hash's target. */
export function restoreScroll(
  point: ScrollPoint | undefined,
  hash: string
): void {
  markTarget(hash)
  if (point) whenRevealed(hash, () => scrollToPoint(point))
  else scrollToTarget(hash)
}

/** Stop the early script from restoring the scroll position. */
export function stopEarlyRestoration(): void {
  window.onscroll = null
}

/** Scroll to a position without animation. */
export function scrollToPoint({ x, y }: ScrollPoint): void {
  window.scrollTo({ top: y, left: x, behavior: 'instant' })
}

/**
 * Scroll once the target is visible: React reveals hidden content at the end of
 * its commit, before microtasks run.
 */
function whenRevealed(hash: string, scroll: () => void): void {
  if (revealTarget(hash)) queueMicrotask(scroll)
  else scroll()
}

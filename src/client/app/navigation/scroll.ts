import { findHashTarget } from '../../state/hashTarget.ts'

/** What of a location decides about scrolling. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/**
 * Decide where the view goes after a navigation, be it by a link or by the
 * back button (behaviour 2.7.4). A change of the query alone moves nothing.
 */
export function decideScroll(
  previous: Place,
  next: Place
): 'stay' | 'top' | 'target' {
  const isQueryChange =
    previous.pathname === next.pathname &&
    previous.hash === next.hash &&
    previous.search !== next.search
  if (isQueryChange) return 'stay'
  return next.hash === '' ? 'top' : 'target'
}

/** Scroll as decided; a hash without its element moves nothing. */
export function scrollAfterNavigation(previous: Place, next: Place): void {
  switch (decideScroll(previous, next)) {
    case 'stay':
      return
    case 'top':
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
      return
    case 'target':
      scrollToTarget(next.hash)
  }
}

/** Scroll to what a hash names; without its element nothing moves. */
export function scrollToTarget(hash: string): void {
  findHashTarget(hash)?.scrollIntoView()
}

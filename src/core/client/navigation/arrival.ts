import type { Location } from 'react-router-dom'
import type { LoadedPage } from '../../model/route.ts'
import type { LoadResult } from './loadPage.ts'

/** Why there is no page to show at an address (Specification §8). */
type PageProblem = Exclude<LoadResult, { readonly kind: 'loaded' }>

/** An address as the router gives it. */
interface Place {
  readonly location: Location
  /** React Router's: `PUSH`, `REPLACE` or `POP`. */
  readonly action: string
  /** Whether this is the address the document was served for. */
  readonly isServed: boolean
}

/** The page that the reader sees, and its address. */
export interface Arrival extends Place {
  readonly page: LoadedPage
  /** Replaces the page's content. */
  readonly problem?: PageProblem
}

/** A redirect on the way to a page. */
export interface Detour {
  /** Its target, as the router gives it. */
  readonly pathname: string
  /** The action that led to the redirecting address. */
  readonly action: string
}

/**
 * Find the action that led to a place. A redirect replaces the history entry,
 * but if the reader followed a link, it still counts as a link.
 */
export function findAction(
  { pathname }: Pick<Location, 'pathname'>,
  lastAction: string,
  detour: Detour | null
): string {
  return lastAction === 'REPLACE' && detour?.pathname === pathname
    ? detour.action
    : lastAction
}

/**
 * Create the first arrival. The server doesn't know the query, the hash or how
 * the reader wrote the path, so the hydrating render must ignore them too.
 */
export function createServedArrival(page: LoadedPage): Arrival {
  const { pathname } = page.route
  const location = {
    pathname,
    search: '',
    hash: '',
    state: null,
    key: 'default'
  }
  return { page, location, action: 'POP', isServed: true }
}

/**
 * Create the arrival at a place. If the page failed to load, the previous one
 * stays around the problem; a served page stays as it is.
 */
export function createArrival(
  current: Arrival,
  place: Place,
  result: LoadResult
): Arrival {
  switch (result.kind) {
    case 'loaded':
      return place.isServed && isSameArrival(current, place, result.page)
        ? current // Nothing is rendered again after hydration.
        : { ...place, page: result.page }
    case 'undecodable':
      return { ...place, page: current.page, problem: result }
    case 'failed':
      return place.isServed
        ? { ...place, page: current.page }
        : { ...place, page: current.page, problem: result }
  }
}

function isSameArrival(
  { page, location }: Arrival,
  place: Place,
  nextPage: LoadedPage
): boolean {
  const { pathname, search, hash } = place.location
  return (
    page === nextPage &&
    location.pathname === pathname &&
    location.search === search &&
    location.hash === hash
  )
}

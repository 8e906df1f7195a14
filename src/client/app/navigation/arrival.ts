import type { Location } from 'react-router-dom'
import type { LoadedPage } from '../../../model/route.ts'
import type { LoadResult } from './loadPage.ts'

/** Why there is no page to show at an address (Specification §8). */
export type PageProblem = Exclude<LoadResult, { readonly kind: 'loaded' }>

/** An address as the router has it. */
export interface Place {
  readonly location: Location
  /** React Router's: `PUSH`, `REPLACE` or `POP`. */
  readonly action: string
  /** Whether the reader is where the document was served. */
  readonly isServed: boolean
}

/** What the reader sees, and where. */
export interface Arrival extends Place {
  readonly page: LoadedPage
  /** Shown in place of the page's content. */
  readonly problem?: PageProblem
}

/** A redirect on the reader's way. */
export interface Detour {
  /** Where it led, as the router has it. */
  readonly pathname: string
  /** What brought the reader to the address that redirects. */
  readonly action: string
}

/**
 * Find what brought the reader to a place: a redirect replaces the history
 * entry, but who followed a link has still followed a link.
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
 * Create the first arrival. The server knows neither query nor hash nor how the
 * reader wrote the path, so the render that hydrates must not either.
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
 * Create the arrival at a place. Where the page did not come, the one before
 * stays around the problem; a served page stays as it is.
 */
export function createArrival(
  current: Arrival,
  place: Place,
  result: LoadResult
): Arrival {
  switch (result.kind) {
    case 'loaded':
      if (place.isServed && isStandIn(current.page, result.page)) {
        return { ...place, page: current.page }
      }
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

/**
 * Without a network a stored page table does not know whether there is a page by
 * now: who was told to be offline is not told that there is none.
 */
function isStandIn(shown: LoadedPage, next: LoadedPage): boolean {
  return shown.route.kind === 'offline' && next.route.kind === 'notFound'
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

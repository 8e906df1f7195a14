import type { Location } from 'react-router-dom'
import type { LoadedPage } from '../../model/route.ts'
import type { NavigationAction } from '../state/browserHistory.ts'
import type { LoadResult } from './pageStore.ts'

/** Why a page can't be shown (specification §8). */
type FailedLoad = Exclude<LoadResult, { readonly kind: 'loaded' }>

/** Where a navigation leads. */
interface NavigationTarget {
  readonly location: Location
  readonly action: NavigationAction
  /**
   * Whether scroll position and focus stay: the document was served for this location,
   * or the page was edited during development.
   */
  readonly keepsPosition: boolean
}

/** The page that the reader sees, and the navigation that led to it. */
export interface Visit extends NavigationTarget {
  readonly page: LoadedPage
  /** Shown in place of the page's content. */
  readonly failedLoad?: FailedLoad
}

/**
 * Create the first visit. The server doesn't know the query, the hash or the
 * exact path, so the hydrating render must ignore them too.
 */
export function toServedVisit(page: LoadedPage): Visit {
  const { pathname } = page.route
  const location = {
    pathname,
    search: '',
    hash: '',
    state: null,
    key: 'default'
  }
  return { page, location, action: 'POP', keepsPosition: true }
}

/**
 * Create the visit after a navigation. If the page failed to load, keep the
 * previous page and add the failure; a served page stays unchanged.
 */
export function toVisit(
  current: Visit,
  target: NavigationTarget,
  result: LoadResult
): Visit {
  switch (result.kind) {
    case 'loaded':
      return target.keepsPosition && isSameVisit(current, target, result.page)
        ? current // Don't rerender after hydration.
        : { ...target, page: result.page }
    case 'undecodable':
      return { ...target, page: current.page, failedLoad: result }
    case 'failed':
      return target.keepsPosition
        ? { ...target, page: current.page }
        : { ...target, page: current.page, failedLoad: result }
  }
}

function isSameVisit(
  { page, location }: Visit,
  target: NavigationTarget,
  nextPage: LoadedPage
): boolean {
  const { pathname, search, hash } = target.location
  return (
    page === nextPage &&
    location.pathname === pathname &&
    location.search === search &&
    location.hash === hash
  )
}

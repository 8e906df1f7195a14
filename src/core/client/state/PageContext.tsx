import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { type Href, toHref } from '../../model/paths.ts'
import type { LoadedPage } from '../../model/route.ts'
import { useSite } from './siteContext.tsx'

/** The displayed page and its location. */
export interface ShownPage {
  readonly page: LoadedPage
  /**
   * The displayed page's location, not that of a page still loading. Its
   * pathname is the URL's, without the base. In the served HTML and during
   * hydration it has no query or hash.
   */
  readonly location: Location
  /** Whether another page is loading. */
  readonly isPending: boolean
}

export const PageContext = createContext<ShownPage | undefined>(undefined)

/**
 * Use the displayed page.
 *
 * @throws Error if used outside <App>
 */
export function usePage(): ShownPage {
  const shown = useContext(PageContext)
  if (!shown) throw new Error('usePage must be used inside <App>.')
  return shown
}

/**
 * Call a function when another location is displayed, before the resulting
 * scroll event. Ignores changes of the query alone: a tab writes its choice
 * there, which scrolls nothing (behavior 2.9.13).
 */
export function useLocationChange(onChange: (hash: string) => void): void {
  const { location } = usePage()
  const shown = useRef(location)
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  useLayoutEffect(() => {
    const { pathname, search, hash } = shown.current
    if (shown.current === location) return
    shown.current = location
    const isQueryOnly =
      search !== location.search &&
      pathname === location.pathname &&
      hash === location.hash
    if (!isQueryOnly) latest.current(location.hash)
  }, [location])
}

/** Use the displayed page's pathname, including the base. */
export function useCurrentHref(): Href {
  const { page } = usePage()
  const { baseUrl } = useSite()
  return toHref(baseUrl, page.route.pathname)
}

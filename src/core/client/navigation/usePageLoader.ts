import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { LoadedPage } from '../../model/route.ts'
import type { ShownPage } from '../state/PageContext.tsx'
import {
  type Arrival,
  createArrival,
  createServedArrival,
  type Detour,
  findAction
} from './arrival.ts'
import { replaceEntry } from './historyEntry.ts'
import { type LoadResult, NewPageError } from './loadPage.ts'
import type { Navigation } from './navigation.ts'
import { claimReload } from './reloadGuard.ts'
import { useEditedPage } from './useEditedPage.ts'

/** The loaded page, and whether another is loading. */
interface PageLoader {
  readonly arrival: Arrival
  readonly shown: ShownPage
  /** Whether a page with another pathname is loading. */
  readonly isLoading: boolean
  readonly retry: () => void
}

/**
 * Use the page at the router's location. The previous page stays, and stays
 * usable, until the next one is complete. After several clicks the last one
 * wins (behaviour 2.7.1 and 2.7.3).
 *
 * @param first the page that was served
 */
export function usePageLoader(
  navigation: Navigation,
  first: LoadedPage
): PageLoader {
  const location = useLocation()
  const lastAction = useNavigationType()
  const navigate = useNavigate()
  const detour = useRef<Detour>(null)
  const shownUrl = useRef('')
  const [servedLocation] = useState(location)
  const [arrival, setArrival] = useState(() => createServedArrival(first))
  const [attempt, setAttempt] = useState(0)
  useEditedPage(navigation, setArrival)
  const isServed = location === servedLocation

  // biome-ignore lint/correctness/useExhaustiveDependencies: to retry is to load
  useEffect(() => {
    const action = findAction(location, lastAction, detour.current)
    return loadLatest(navigation, location.pathname, result => {
      if (shouldReload(navigation, result, isServed)) {
        openDocument(shownUrl.current)
        return
      }
      const pathname = findRedirect(result)
      if (pathname !== undefined) {
        detour.current = { pathname, action }
        const { state } = location
        try {
          navigate({ ...location, pathname }, { replace: true, state })
        } catch {
          openDocument(shownUrl.current) // The history refuses.
        }
        return
      }
      detour.current = null
      startTransition(() => {
        const place = { location, action, isServed }
        setArrival(current => createArrival(current, place, result))
      })
    })
  }, [navigation, navigate, location, lastAction, isServed, attempt])

  const { page, location: shownLocation } = arrival
  const isPending = !isServed && shownLocation !== location

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows it
  useEffect(() => {
    if (!isPending) shownUrl.current = window.location.href
  }, [isPending, location])

  const shown = useMemo(
    () => ({ page, location: shownLocation, isPending }),
    [page, shownLocation, isPending]
  )
  return {
    arrival,
    shown,
    isLoading: isPending && shownLocation.pathname !== location.pathname,
    retry: () => setAttempt(count => count + 1)
  }
}

/**
 * Load the document at the current address as a link would, at its top or its
 * hash. A reload would keep the scroll position of the old page. Changing only
 * the hash loads nothing, so the old page gets its address back for a moment.
 */
function openDocument(shownUrl: string): void {
  const { href } = window.location
  replaceEntry(window.history.state, shownUrl)
  window.location.replace(href)
}

/** Load a page. Once it is no longer wanted, report nothing. */
function loadLatest(
  { source }: Navigation,
  pathname: string,
  report: (result: LoadResult) => void
): () => void {
  let isLatest = true
  const page = source.find(pathname)
  if (page) report({ kind: 'loaded', page })
  else {
    source.load(pathname).then(result => {
      if (isLatest) report(result)
    })
  }
  return () => {
    isLatest = false
  }
}

/** Find the pathname that replaces the requested one. */
function findRedirect(result: LoadResult): string | undefined {
  return result.kind === 'loaded' ? result.redirect : undefined
}

/** A served page is never reloaded: it is readable as it is. */
function shouldReload(
  { build }: Navigation,
  result: LoadResult,
  isServed: boolean
): boolean {
  if (result.kind !== 'failed') return false
  if (result.error instanceof NewPageError) return !isServed
  console.warn('The page failed to load.', result.error)
  const url = window.location.href
  return !isServed && claimReload(() => window.sessionStorage, { url, build })
}

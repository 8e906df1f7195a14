import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { LoadedPage } from '../../model/route.ts'
import type { ShownPage } from '../state/PageContext.tsx'
import { replaceEntry } from './historyEntry.ts'
import { type LoadResult, NewPageError } from './loadPage.ts'
import type { Navigation } from './navigation.ts'
import { claimReload } from './reloadGuard.ts'
import { useEditedPage } from './useEditedPage.ts'
import {
  createServedVisit,
  createVisit,
  findAction,
  type PendingRedirect,
  type Visit
} from './visit.ts'

/** The current visit, and whether another page is loading. */
interface PageLoader {
  readonly visit: Visit
  readonly shown: ShownPage
  /** Whether a page with another pathname is loading. */
  readonly isLoading: boolean
  readonly retry: () => void
}

/**
 * Load the page at the router's location. The previous page stays usable until
 * the next one has loaded. After several clicks the last one wins (behavior
 * 2.7.1 and 2.7.3).
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
  const pendingRedirect = useRef<PendingRedirect>(null)
  const shownUrl = useRef('')
  const [servedLocation] = useState(location)
  const [visit, setVisit] = useState(() => createServedVisit(first))
  const [attempt, setAttempt] = useState(0)
  useEditedPage(navigation, setVisit)
  const isServed = location === servedLocation

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    const action = findAction(location, lastAction, pendingRedirect.current)
    return loadLatest(navigation, location.pathname, result => {
      if (shouldReload(navigation, result, isServed)) {
        openDocument(shownUrl.current)
        return
      }
      const pathname = findRedirect(result)
      if (pathname !== undefined) {
        pendingRedirect.current = { pathname, action }
        const { state } = location
        try {
          navigate({ ...location, pathname }, { replace: true, state })
        } catch {
          openDocument(shownUrl.current) // The browser refuses the history entry.
        }
        return
      }
      pendingRedirect.current = null
      startTransition(() => {
        const target = { location, action, isServed }
        setVisit(current => createVisit(current, target, result))
      })
    })
  }, [navigation, navigate, location, lastAction, isServed, attempt])

  const { page, location: shownLocation } = visit
  const isPending = !isServed && shownLocation !== location

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL changes with it
  useEffect(() => {
    if (!isPending) shownUrl.current = window.location.href
  }, [isPending, location])

  const shown = useMemo(
    () => ({ page, location: shownLocation, isPending }),
    [page, shownLocation, isPending]
  )
  return {
    visit,
    shown,
    isLoading: isPending && shownLocation.pathname !== location.pathname,
    retry: () => setAttempt(count => count + 1)
  }
}

/**
 * Load the document at the current URL as a link would, at its top or its hash.
 * A reload would keep the old page's scroll position, and replacing a URL that
 * differs only in its hash loads nothing, so first restore the old page's URL.
 */
function openDocument(shownUrl: string): void {
  const { href } = window.location
  replaceEntry(window.history.state, shownUrl)
  window.location.replace(href)
}

/** Load a page, and report the result unless it is cancelled. */
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

/** A served page is never reloaded: it is already readable. */
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

import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useEffect,
  useMemo,
  useState
} from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { toHref, toPathnameKey } from '../../model/paths.ts'
import type { LoadedPage } from '../../model/route.ts'
import {
  currentEntry,
  openDocument,
  redirectTo
} from '../state/browserHistory.ts'
import type { ShownPage } from '../state/PageContext.tsx'
import type { Navigation } from './createNavigation.ts'
import { OtherBuildError } from './createRecordReader.ts'
import { loadFonts } from './lateFonts.ts'
import { watchPages } from './pageRegistry.ts'
import type { LoadResult } from './pageStore.ts'
import { toServedVisit, toVisit, type Visit } from './visit.ts'

/** The current visit, and whether another page is loading. */
interface PageLoader {
  readonly visit: Visit
  readonly shown: ShownPage
  /** Whether a page with another pathname is loading. */
  readonly isLoading: boolean
  readonly retry: () => void
}

/**
 * Load the page at the router's location. The previous page stays usable
 * until the next one has loaded. After several clicks the last one wins
 * (behavior 2.7.1 and 2.7.3).
 *
 * @param first the page that was served
 */
export function usePageLoader(
  navigation: Navigation,
  first: LoadedPage
): PageLoader {
  const requested = useLocation()
  const [served] = useState(requested)
  const [visit, setVisit] = useState(() => toServedVisit(first))
  useEditedPage(navigation, setVisit)
  const isServed = requested === served

  useEffect(() => {
    loadLocation(navigation, requested, isServed, setVisit)
  }, [navigation, requested, isServed])

  const { page, location } = visit
  const isPending = !isServed && requested !== location
  const shown = useMemo(
    () => ({ page, location, isPending }),
    [page, location, isPending]
  )
  return {
    visit,
    shown,
    isLoading: isPending && requested.pathname !== location.pathname,
    retry: () => loadLocation(navigation, requested, false, setVisit)
  }
}

/**
 * Load a location's page and show it, unless the reader navigates in the
 * meantime.
 *
 * @param isServed whether the document was served for this location
 */
function loadLocation(
  navigation: Navigation,
  location: Location,
  isServed: boolean,
  setVisit: Dispatch<SetStateAction<Visit>>
): void {
  const { pages, baseUrl } = navigation

  function show(result: LoadResult): void {
    const { location: latest, action } = currentEntry.get()
    if (location.key !== latest.key) return
    if (claimDocumentReload(navigation, result, isServed)) {
      openDocument()
    } else if (result.kind === 'loaded' && result.redirect !== undefined) {
      const href = toHref(baseUrl, result.redirect)
      const url = `${href}${location.search}${location.hash}`
      if (!redirectTo(url)) openDocument()
    } else {
      startTransition(() => {
        const target = { location, action, keepsPosition: isServed }
        setVisit(current => toVisit(current, target, result))
      })
    }
  }

  if (!isServed) loadFonts()
  const page = pages.find(location.pathname)
  if (page) show({ kind: 'loaded', page })
  else pages.load(location.pathname).then(show)
}

/**
 * Whether to load the document, because the page failed to load. Uses up the reload
 * that the URL has. A served page is never reloaded: it is already readable.
 */
function claimDocumentReload(
  { build }: Navigation,
  result: LoadResult,
  isServed: boolean
): boolean {
  if (result.kind !== 'failed') return false
  if (result.error instanceof OtherBuildError) return !isServed
  console.warn('The page failed to load.', result.error)
  const url = window.location.href
  return !isServed && claimReload(() => window.sessionStorage, { url, build })
}

/**
 * In development, show edits to the current page. Does nothing in production.
 */
function useEditedPage(
  { pages }: Navigation,
  setVisit: Dispatch<SetStateAction<Visit>>
): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return
    return watchPages(key => {
      setVisit(visit => {
        const { pathname } = visit.page.route
        const page = pages.find(pathname)
        return toPathnameKey(pathname) === key && page !== undefined
          ? { ...visit, page, keepsPosition: true }
          : visit
      })
    })
  }, [pages, setVisit])
}

/** Records reloads: session storage, so per browser tab. */
type ReloadStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Claim the single reload that each URL gets per build.
 *
 * A page whose files fail to load is reloaded, because a new build may have
 * replaced them. If they still fail, reloading again wouldn't help and could
 * loop.
 *
 * @param getStorage returns session storage; may throw
 * @param attempt the URL, and the script name that identifies the build
 * @returns false if the reload was already used or storage is denied
 */
export function claimReload(
  getStorage: () => ReloadStorage,
  attempt: { readonly url: string; readonly build: string }
): boolean {
  const key = `toolbox.reload ${attempt.url}`
  try {
    const storage = getStorage()
    if (storage.getItem(key) === attempt.build) return false
    storage.setItem(key, attempt.build)
    return true
  } catch {
    return false // Without a record, reloads could loop.
  }
}

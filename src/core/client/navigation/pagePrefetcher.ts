import {
  createPathnameKey,
  isSamePathname,
  splitLink
} from '../../model/paths.ts'
import type { PageRecord } from '../../model/route.ts'
import { createSingleFlight } from '../state/createSingleFlight.ts'
import type { Connection } from '../state/readConnection.ts'
import type { SiteFiles } from './browserFiles.ts'
import type { PageSource } from './loadPage.ts'

/** Loads pages before they are clicked (Specification §7). */
export interface PagePrefetcher {
  /** Download a page's files without executing them. */
  readonly prefetch: (pathname: string) => Promise<void>
  /** Load a page as a click would. */
  readonly preload: (pathname: string) => Promise<void>
}

/** Browser state that is checked on every attempt. */
interface BrowserState {
  readonly readConnection: () => Connection | undefined
  /** Whether a service worker caches fetched files. */
  readonly hasWorker: () => boolean
}

/**
 * Create the prefetcher. It ignores queries and hashes, and prefetches each
 * page once unless it is already loaded. On a slow connection it does nothing,
 * so a later call can retry. It swallows errors: a click will hit them again
 * and report them.
 *
 * Sidebars are skipped because many pages share one, unless a service worker
 * caches files: then the page is complete when opened offline.
 */
export function createPagePrefetcher(
  source: PageSource,
  files: Pick<SiteFiles, 'prefetch'>,
  { readConnection, hasWorker }: BrowserState
): PagePrefetcher {
  const requested = new Set<string>()
  const prefetchFile = createSingleFlight(files.prefetch)

  function findCandidate(pathname: string): string | undefined {
    const { path } = splitLink(pathname)
    if (isSlow(readConnection()) || source.find(path)) return undefined
    return path
  }

  /** @returns false if it was already requested */
  function markRequested(pathname: string): boolean {
    const key = createPathnameKey(pathname)
    if (requested.has(key)) return false
    requested.add(key)
    return true
  }

  async function prefetchFiles(record: PageRecord): Promise<void> {
    const { files: pageFiles, sidebar } = record
    const needsSidebar = sidebar !== undefined && hasWorker()
    const all = needsSidebar ? [...pageFiles, sidebar] : pageFiles
    await Promise.allSettled(all.map(prefetchFile))
  }

  return {
    async prefetch(pathname) {
      const path = findCandidate(pathname)
      if (path === undefined || !markRequested(path)) return
      const record = await source.findRecord(path).catch(() => undefined)
      if (!record || source.find(record.pathname)) return
      const isRedirect = !isSamePathname(path, record.pathname)
      if (isRedirect && !markRequested(record.pathname)) return
      await prefetchFiles(record)
    },
    async preload(pathname) {
      const path = findCandidate(pathname)
      if (path === undefined) return
      markRequested(path)
      await source.load(path)
    }
  }
}

/** Whether the connection is slow or the reader wants to save data. */
export function isSlow(connection: Connection | undefined): boolean {
  return (
    connection?.saveData === true ||
    (connection?.effectiveType ?? '').includes('2g')
  )
}

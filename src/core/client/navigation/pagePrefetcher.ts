import { memoizeAsync } from '../../model/memoizeAsync.ts'
import { splitLink } from '../../model/paths.ts'
import type { PageRecord } from '../../model/route.ts'
import type { SiteFiles } from './createBrowserFiles.ts'
import type { PageStore } from './pageStore.ts'

/** Loads pages before they are clicked (specification §7). */
export interface PagePrefetcher {
  /** Download a page's files without executing them. */
  readonly prefetch: (pathname: string) => Promise<void>
  /** Load a page as a click would. */
  readonly preload: (pathname: string) => Promise<void>
}

/**
 * Create the prefetcher. It ignores queries and hashes, and prefetches each
 * page once unless it is already loaded. On a slow connection it does nothing,
 * so a later call can retry. It swallows errors: a click will hit them again
 * and report them.
 */
export function createPagePrefetcher(
  pages: PageStore,
  files: Pick<SiteFiles, 'prefetch'>
): PagePrefetcher {
  const requested = new Set<string>()
  const prefetchFile = memoizeAsync(files.prefetch)

  function findCandidate(pathname: string): string | undefined {
    const { path } = splitLink(pathname)
    return isSlow() || pages.find(path) ? undefined : path
  }

  return {
    async prefetch(pathname) {
      const path = findCandidate(pathname)
      if (path === undefined || requested.has(path)) return
      requested.add(path)
      const record = await pages.findRecord(path).catch(() => undefined)
      if (!record || pages.find(record.pathname)) return
      await Promise.allSettled(listFiles(record).map(prefetchFile))
    },
    async preload(pathname) {
      const path = findCandidate(pathname)
      if (path === undefined) return
      requested.add(path)
      await pages.load(path)
    }
  }
}

/**
 * List the files to prefetch. Sidebars are skipped because many pages share
 * one, unless a service worker caches files: then the page is complete when
 * opened offline.
 */
function listFiles({ files, sidebar }: PageRecord): readonly string[] {
  const hasWorker = Boolean(navigator.serviceWorker?.controller)
  return sidebar !== undefined && hasWorker ? [...files, sidebar] : files
}

/** `navigator.connection`, which TypeScript's DOM library lacks. */
interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

export function readConnection(): Connection {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection ?? {}
}

/** Whether the connection is slow or the reader wants to save data. */
export function isSlow(): boolean {
  const { saveData = false, effectiveType = '' } = readConnection()
  return saveData || effectiveType.includes('2g')
}

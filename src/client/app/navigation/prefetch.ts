import {
  createPathnameKey,
  isSamePathname,
  splitLink
} from '../../../model/paths.ts'
import type { PageRecord } from '../../../model/route.ts'
import type { SiteFiles } from './browserFiles.ts'
import type { PageSource } from './loadPage.ts'
import { createSingleFlight } from './singleFlight.ts'

/** Loading pages before they are asked for (Specification §7). */
export interface PageWarmer {
  /** Download a page's files without running them. */
  readonly prefetch: (pathname: string) => Promise<void>
  /** Load a page as a click would. */
  readonly preload: (pathname: string) => Promise<void>
}

/** What `navigator.connection` tells, in the browsers that have it. */
export interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** What of the browser decides; both are asked at every attempt. */
export interface WarmerSurroundings {
  readonly readConnection: () => Connection | undefined
  /** Whether a service worker keeps what is fetched. */
  readonly isKept: () => boolean
}

/**
 * Create the warmer. Query and hash do not count, each target is prefetched
 * once, a preloaded one not at all, and on a bad connection nothing happens,
 * so that the target may be tried later. Failures are swallowed: a click will
 * meet them again and report them.
 *
 * A sidebar belongs to many pages and is loaded beside the first of them. It is
 * prefetched where a service worker keeps it: a page that is followed without a
 * network must be whole.
 */
export function createPageWarmer(
  source: PageSource,
  files: Pick<SiteFiles, 'prefetch'>,
  { readConnection, isKept }: WarmerSurroundings
): PageWarmer {
  const warmed = new Set<string>()
  const prefetchFile = createSingleFlight(files.prefetch)

  function claim(pathname: string): string | undefined {
    const { path } = splitLink(pathname)
    if (isSlow(readConnection()) || source.find(path)) return undefined
    return path
  }

  /** @returns false when it was warmed before */
  function mark(pathname: string): boolean {
    const key = createPathnameKey(pathname)
    if (warmed.has(key)) return false
    warmed.add(key)
    return true
  }

  async function prefetchFiles(record: PageRecord): Promise<void> {
    const { files: pageFiles, sidebar } = record
    const isPart = sidebar !== undefined && isKept()
    const all = isPart ? [...pageFiles, sidebar] : pageFiles
    await Promise.allSettled(all.map(prefetchFile))
  }

  return {
    async prefetch(pathname) {
      const path = claim(pathname)
      if (path === undefined || !mark(path)) return
      const record = await source.findRecord(path).catch(() => undefined)
      if (!record || source.find(record.pathname)) return
      // A redirect is another name of a page that has its own.
      const isOther = !isSamePathname(path, record.pathname)
      if (isOther && !mark(record.pathname)) return
      await prefetchFiles(record)
    },
    async preload(pathname) {
      const path = claim(pathname)
      if (path === undefined) return
      mark(path)
      await source.load(path)
    }
  }
}

/** Tell whether the reader's connection is too slow or too dear. */
export function isSlow(connection: Connection | undefined): boolean {
  return (
    connection?.saveData === true ||
    (connection?.effectiveType ?? '').includes('2g')
  )
}

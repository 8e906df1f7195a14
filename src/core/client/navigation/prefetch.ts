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

/** Loads pages ahead of clicks (Specification §7). */
export interface PageWarmer {
  /** Download a page's files without running them. */
  readonly prefetch: (pathname: string) => Promise<void>
  /** Load a page as a click would. */
  readonly preload: (pathname: string) => Promise<void>
}

/** The browser state that decides; both are checked on every attempt. */
interface WarmerSurroundings {
  readonly readConnection: () => Connection | undefined
  /** Whether a service worker caches fetched files. */
  readonly hasWorker: () => boolean
}

/**
 * Create the warmer. It ignores query and hash and prefetches each target once,
 * unless that was preloaded. On a bad connection it does nothing, so the target
 * can be tried later. It swallows failures: a click will meet them again and
 * report them.
 *
 * Many pages share a sidebar, which loads with the first of them. If a service
 * worker caches files, the sidebar is prefetched too, so the page is complete
 * when opened offline.
 */
export function createPageWarmer(
  source: PageSource,
  files: Pick<SiteFiles, 'prefetch'>,
  { readConnection, hasWorker }: WarmerSurroundings
): PageWarmer {
  const warmed = new Set<string>()
  const prefetchFile = createSingleFlight(files.prefetch)

  function claim(pathname: string): string | undefined {
    const { path } = splitLink(pathname)
    if (isSlow(readConnection()) || source.find(path)) return undefined
    return path
  }

  /** @returns false if it was warmed before */
  function mark(pathname: string): boolean {
    const key = createPathnameKey(pathname)
    if (warmed.has(key)) return false
    warmed.add(key)
    return true
  }

  async function prefetchFiles(record: PageRecord): Promise<void> {
    const { files: pageFiles, sidebar } = record
    const isPart = sidebar !== undefined && hasWorker()
    const all = isPart ? [...pageFiles, sidebar] : pageFiles
    await Promise.allSettled(all.map(prefetchFile))
  }

  return {
    async prefetch(pathname) {
      const path = claim(pathname)
      if (path === undefined || !mark(path)) return
      const record = await source.findRecord(path).catch(() => undefined)
      if (!record || source.find(record.pathname)) return
      // A redirect is another name for a page.
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

/** Tell whether the reader's connection is too slow or too expensive. */
export function isSlow(connection: Connection | undefined): boolean {
  return (
    connection?.saveData === true ||
    (connection?.effectiveType ?? '').includes('2g')
  )
}

import { createPathnameKey, splitLink } from '../../../model/paths.ts'
import type { SiteFiles } from './browserFiles.ts'
import type { PageSource } from './loadPage.ts'

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

/**
 * Create the warmer. Query and hash do not count, each target is prefetched
 * once, a preloaded one not at all, and on a bad connection nothing happens,
 * so that the target may be tried later. Failures are swallowed: a click will
 * meet them again and report them.
 *
 * @param readConnection is asked at every attempt
 */
export function createPageWarmer(
  source: PageSource,
  files: Pick<SiteFiles, 'prefetch'>,
  readConnection: () => Connection | undefined
): PageWarmer {
  const warmed = new Set<string>()

  function claim(pathname: string): string | undefined {
    const { path } = splitLink(pathname)
    if (isSlow(readConnection()) || source.find(path)) return undefined
    return path
  }

  return {
    async prefetch(pathname) {
      const path = claim(pathname)
      if (path === undefined || warmed.has(createPathnameKey(path))) return
      warmed.add(createPathnameKey(path))
      const record = await source.findRecord(path).catch(() => undefined)
      if (!record || source.find(path)) return
      for (const file of record.files) files.prefetch(file)
      if (record.sidebar !== undefined) files.prefetch(record.sidebar)
    },
    async preload(pathname) {
      const path = claim(pathname)
      if (path === undefined) return
      warmed.add(createPathnameKey(path))
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

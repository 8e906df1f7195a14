import { describeUndecodablePathname } from '../../model/errors.ts'
import { ROUTE_CACHE_CAP } from '../../model/limits.ts'
import {
  decodePathname,
  type Pathname,
  toPathnameKey
} from '../../model/paths.ts'
import type { LoadedPage, Page, PageRecord } from '../../model/route.ts'
import { createPageFiles, type SiteFiles } from './createBrowserFiles.ts'
import { confirmMissing, createRecordReader } from './createRecordReader.ts'

/** A loaded page. */
interface LoadSuccess {
  readonly kind: 'loaded'
  readonly page: LoadedPage
  /** The page's own pathname, if the requested one redirects to it. */
  readonly redirect?: Pathname
}

/** The result of loading a page. */
export type LoadResult =
  | LoadSuccess
  /** A file failed to load or didn't have the expected content. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The pathname cannot be decoded (behavior 8.9). */
  | { readonly kind: 'undecodable'; readonly error: unknown }

/** Loads pages. Pathnames are the router's and exclude the base. */
export interface PageStore {
  /** Find an already loaded page. */
  readonly find: (pathname: string) => LoadedPage | undefined
  /** Load a page, or the not-found page if it doesn't exist. */
  readonly load: (pathname: string) => Promise<LoadResult>
  /** Find a page's record; undefined if the page doesn't exist. */
  readonly findRecord: (pathname: string) => Promise<PageRecord | undefined>
  /** Load the served page, whose styles are already in the document. */
  readonly loadServed: (record: PageRecord) => Promise<LoadResult>
}

/** Key of the not-found page in the manifest of the root folder. */
export const NOT_FOUND_KEY = '/404'

/**
 * Create the page store: pathname → manifest → record → files.
 *
 * @param siteFiles loads the site's files
 * @param findPage looks up the registry that page scripts fill
 * @param sharedKeys keys of the pages that are also in the shared manifest
 * @param client files of the running client, relative to the base
 */
export function createPageStore(
  siteFiles: SiteFiles,
  findPage: (key: string) => Page | undefined,
  sharedKeys: ReadonlySet<string>,
  client: readonly string[]
): PageStore {
  const findKey = createPathnameCache(ROUTE_CACHE_CAP)
  const pages = createPageCache(findPage)
  const files = createPageFiles(siteFiles)
  const findRecord = createRecordReader(siteFiles, sharedKeys, client)

  async function loadKey(key: string): Promise<LoadSuccess> {
    const found = await findRecord(key)
    if (!found) await confirmMissing(key, siteFiles)
    const record = found ?? (await findRecord(NOT_FOUND_KEY))
    if (!record) throw new Error('The site has no not-found page.')
    const page = pages.add(record, await files.load(record))
    return found && toPathnameKey(found.pathname) !== key
      ? { kind: 'loaded', page, redirect: found.pathname }
      : { kind: 'loaded', page }
  }

  async function loadServed(record: PageRecord): Promise<LoadSuccess> {
    const sidebar = await files.loadServed(record)
    return { kind: 'loaded', page: pages.add(record, sidebar) }
  }

  return {
    find: pathname => pages.find(findKey(pathname) ?? ''),
    async findRecord(pathname) {
      const key = findKey(pathname)
      return key === undefined ? undefined : findRecord(key)
    },
    async load(pathname) {
      const key = findKey(pathname)
      if (key !== undefined) return createResult(loadKey(key))
      const error = new URIError(describeUndecodablePathname(pathname))
      return { kind: 'undecodable', error }
    },
    loadServed: record => createResult(loadServed(record))
  }
}

/**
 * Cache loaded pages, so each keeps its identity across renders.
 */
function createPageCache(findPage: (key: string) => Page | undefined) {
  const pages = new Map<string, { page: Page; loaded: LoadedPage }>()

  function store(key: string, page: Page, sidebar: LoadedPage['sidebar']) {
    const loaded = { ...page, ...(sidebar && { sidebar }) }
    pages.set(key, { page, loaded })
    return loaded
  }

  function find(key: string): LoadedPage | undefined {
    const known = pages.get(key)
    const page = findPage(key)
    // In development, edits re-register a page.
    return known === undefined || page === undefined || page === known.page
      ? known?.loaded
      : store(key, page, known.loaded.sidebar)
  }

  return {
    find,
    add(record: PageRecord, sidebar: LoadedPage['sidebar']): LoadedPage {
      const key = toPathnameKey(record.pathname)
      const known = find(key)
      if (known) return known
      const page = findPage(key)
      if (!page) throw new Error(`No script contains ${record.pathname}.`)
      return store(key, page, sidebar)
    }
  }
}

/** Convert failures, such as network errors, into a result. */
async function createResult(
  success: Promise<LoadSuccess>
): Promise<LoadResult> {
  try {
    return await success
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/**
 * Create a memoized function that maps a URL pathname to its page key.
 *
 * @param cap maximum number of cached results
 * @returns a function that returns undefined for an undecodable pathname
 */
export function createPathnameCache(
  cap: number
): (pathname: string) => string | undefined {
  const keys = new Map<string, string | undefined>()
  return pathname => {
    if (keys.has(pathname)) return keys.get(pathname)
    const decoded = decodePathname(pathname)
    const key = decoded === undefined ? undefined : toPathnameKey(decoded)
    if (keys.size < cap) keys.set(pathname, key)
    return key
  }
}

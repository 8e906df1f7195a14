import { undecodablePathname } from '../../model/errors.ts'
import { ROUTE_CACHE_CAP } from '../../model/limits.ts'
import {
  createPageTableFile,
  createPathnameKey,
  type Pathname
} from '../../model/paths.ts'
import type { LoadedPage, Page, PageRecord } from '../../model/route.ts'
import { SHARED_TABLE_FILE } from '../../model/sharedPages.ts'
import { createSingleFlight } from '../state/createSingleFlight.ts'
import type { SiteFiles } from './browserFiles.ts'
import { createPageFiles } from './pageFiles.ts'
import { createPathnameMemory } from './pathnameMemory.ts'

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
  /** A file failed to load or lacked the expected content. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The pathname cannot be decoded (behaviour 8.9). */
  | { readonly kind: 'undecodable'; readonly error: unknown }

/** Thrown for a page that this build lacks: only its document can show it. */
export class NewPageError extends Error {}

/** Loads pages. Pathnames are the router's, without the base. */
export interface PageSource {
  /** Find a page that is already loaded. */
  readonly find: (pathname: string) => LoadedPage | undefined
  /** Load a page, or the not-found page if it doesn't exist. */
  readonly load: (pathname: string) => Promise<LoadResult>
  /** Find a page's record; undefined if there is no such page. */
  readonly findRecord: (pathname: string) => Promise<PageRecord | undefined>
  /** Load the page that was served; its styles are already in the document. */
  readonly adopt: (record: PageRecord) => Promise<LoadResult>
}

/** Key of the not-found page in the table of the root folder. */
export const NOT_FOUND_KEY = '/404'

/**
 * Create the source of pages: pathname → table → record → files.
 *
 * @param siteFiles loads files of the site
 * @param findPage looks into the registry that page scripts fill
 * @param sharedKeys keys of the pages that the shared table has, too
 */
export function createPageSource(
  siteFiles: SiteFiles,
  findPage: (key: string) => Page | undefined,
  sharedKeys: ReadonlySet<string>
): PageSource {
  const findKey = createPathnameMemory(ROUTE_CACHE_CAP)
  const pages = createPageShelf(findPage)
  const files = createPageFiles(siteFiles)
  const readTable = createSingleFlight(file => siteFiles.readTable(file))

  /**
   * A shared page is in its folder's table as well. That one is asked if the
   * shared table is of a build that doesn't share the page, or not stored when
   * the reader is offline.
   */
  async function findRecord(key: string): Promise<PageRecord | undefined> {
    const shared = sharedKeys.has(key)
      ? await readTable(SHARED_TABLE_FILE).catch(() => undefined)
      : undefined
    if (shared?.[key]) return shared[key]
    const table = await readTable(createPageTableFile(key))
    return table?.[key]
  }

  /**
   * A page that the tables lack may have been published after they were read.
   * Ask the server, because caches have the same tables.
   *
   * @throws NewPageError if the page exists by now
   */
  async function confirmMissing(key: string): Promise<void> {
    const table = await siteFiles.readTable(
      createPageTableFile(key),
      'no-store'
    )
    if (table?.[key]) throw new NewPageError(`${key} is of a newer build.`)
  }

  async function loadKey(key: string): Promise<LoadSuccess> {
    const found = await findRecord(key)
    if (!found) await confirmMissing(key)
    const record = found ?? (await findRecord(NOT_FOUND_KEY))
    if (!record) throw new Error('The site has no not-found page.')
    const page = pages.put(record, await files.load(record))
    return found && createPathnameKey(found.pathname) !== key
      ? { kind: 'loaded', page, redirect: found.pathname }
      : { kind: 'loaded', page }
  }

  async function adopt(record: PageRecord): Promise<LoadSuccess> {
    const sidebar = await files.loadServed(record)
    return { kind: 'loaded', page: pages.put(record, sidebar) }
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
      const error = new URIError(undecodablePathname(pathname))
      return { kind: 'undecodable', error }
    },
    adopt: record => createResult(adopt(record))
  }
}

/**
 * Loaded pages. Each stays the same object, because React compares by identity.
 */
function createPageShelf(findPage: (key: string) => Page | undefined) {
  const pages = new Map<string, { page: Page; loaded: LoadedPage }>()

  function shelve(key: string, page: Page, sidebar: LoadedPage['sidebar']) {
    const loaded = { ...page, ...(sidebar && { sidebar }) }
    pages.set(key, { page, loaded })
    return loaded
  }

  function find(key: string): LoadedPage | undefined {
    const known = pages.get(key)
    const page = findPage(key)
    // In development, a page's script brings new editions of it.
    return known === undefined || page === undefined || page === known.page
      ? known?.loaded
      : shelve(key, page, known.loaded.sidebar)
  }

  return {
    find,
    put(record: PageRecord, sidebar: LoadedPage['sidebar']): LoadedPage {
      const key = createPathnameKey(record.pathname)
      const known = find(key)
      if (known) return known
      const page = findPage(key)
      if (!page) throw new Error(`No script contains ${record.pathname}.`)
      return shelve(key, page, sidebar)
    }
  }
}

/** Turn a failure, which networks make likely, into a value. */
async function createResult(
  success: Promise<LoadSuccess>
): Promise<LoadResult> {
  try {
    return await success
  } catch (error) {
    return { kind: 'failed', error }
  }
}

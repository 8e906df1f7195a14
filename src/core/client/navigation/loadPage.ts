import { createSingleFlight } from '../../model/createSingleFlight.ts'
import { undecodablePathname } from '../../model/errors.ts'
import { ROUTE_CACHE_CAP } from '../../model/limits.ts'
import {
  decodePathname,
  namePageManifest,
  type Pathname,
  toPathnameKey
} from '../../model/paths.ts'
import {
  CLIENT_KEY,
  type LoadedPage,
  type Page,
  type PageManifest,
  type PageRecord
} from '../../model/route.ts'
import { SHARED_MANIFEST_FILE } from '../../model/sharedPages.ts'
import { createPageFiles, type SiteFiles } from './browserFiles.ts'

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

/** Thrown for a page from another build, which needs a full page load. */
export class OtherBuildError extends Error {}

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
 * Create a page source: pathname → manifest → record → files.
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
  const readManifest = createSingleFlight(async file => {
    const manifest = await siteFiles.readManifest(file)
    checkClient(manifest)
    return manifest
  })

  /**
   * Pages of a build with another client may rely on code or styles that this one
   * lacks.
   *
   * @throws OtherBuildError if the manifest lists another client
   */
  function checkClient(manifest: PageManifest | undefined): void {
    const wanted = manifest?.[CLIENT_KEY]?.files ?? client
    if (wanted.join() === client.join()) return
    throw new OtherBuildError('The page is from another build.')
  }

  /**
   * Shared pages are also in their folder's manifest. Fall back to it if the
   * shared manifest is from a build that doesn't share the page, or isn't cached
   * and the reader is offline.
   */
  async function findRecord(key: string): Promise<PageRecord | undefined> {
    const shared = sharedKeys.has(key)
      ? await readManifest(SHARED_MANIFEST_FILE).catch(() => undefined)
      : undefined
    if (shared?.[key]) return shared[key]
    const manifest = await readManifest(namePageManifest(key))
    return manifest?.[key]
  }

  /**
   * Check whether a page was published after the manifests were read. Bypasses
   * caches, which may hold the old manifests.
   *
   * @throws OtherBuildError if the page now exists
   */
  async function confirmMissing(key: string): Promise<void> {
    const manifest = await siteFiles.readManifest(
      namePageManifest(key),
      'no-store'
    )
    if (manifest?.[key])
      throw new OtherBuildError(`${key} is from a newer build.`)
  }

  async function loadKey(key: string): Promise<LoadSuccess> {
    const found = await findRecord(key)
    if (!found) await confirmMissing(key)
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
      const error = new URIError(undecodablePathname(pathname))
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

import { RECORD_ID } from '../../../core/model/landmarks.ts'
import type { TitledLink } from '../../../core/model/paths.ts'
import {
  createHref,
  createPathnameKey,
  decodePathnameIfValid,
  isSamePathname,
  stripHtml
} from '../../../core/model/paths.ts'
import type { PageRecord, PageTable } from '../../../core/model/route.ts'
import type { Sidebar } from '../../../core/model/sidebar.ts'
import { createCacheNames } from '../worker/cacheNames.ts'
import { orderPages } from './orderPages.ts'

/** A page that opens without a network. */
export interface StoredPage extends TitledLink {
  /** The file of its sidebar; pages with the same one are about one topic. */
  readonly sidebar?: string
}

/**
 * List the pages that open without a network: those whose documents the service
 * worker has cached, and those whose files are all cached, because the reader
 * followed or saw a link to them.
 *
 * @param site its title ends the titles of its documents
 * @returns links with the base, in the order of their sidebars; empty if the
 * browser denies storage
 */
export async function readStoredPages(site: {
  readonly baseUrl: string
  readonly title: string
}): Promise<readonly StoredPage[]> {
  if (!('caches' in window)) return []
  const { baseUrl } = site
  const scope = new URL(baseUrl, window.location.origin).href
  const names = createCacheNames(scope)
  try {
    const [documents, records] = await Promise.all([
      readDocuments(names.pages, site.title),
      readRecords(Object.values(names), baseUrl)
    ])
    // A document may be older than the table, so what the table says wins.
    const pages = new Map(
      [...documents, ...records].map(page => [page.href, page])
    )
    const listed = [...pages.values()].filter(
      ({ href }) => !isSamePathname(href, `${baseUrl}offline`)
    )
    return orderPages(listed, await readSidebars(listed, baseUrl))
  } catch {
    return []
  }
}

async function readDocuments(
  name: string,
  siteTitle: string
): Promise<readonly StoredPage[]> {
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  return Promise.all(
    (await cache.keys()).map(async request => {
      const path = stripHtml(new URL(request.url).pathname)
      const html = (await (await cache.match(request))?.text()) ?? ''
      const { sidebar } = readRecord(html)
      return {
        href: path as StoredPage['href'], // has the base
        title: readTitle(html, siteTitle) ?? decodePathnameIfValid(path),
        ...(sidebar !== undefined && { sidebar })
      }
    })
  )
}

/** Read a document's title, without the site's title at the end. */
function readTitle(html: string, siteTitle: string): string | undefined {
  const [element] = /<title[^>]*>[^<]*/.exec(html) ?? []
  if (element === undefined) return undefined
  const { title } = new DOMParser().parseFromString(element, 'text/html')
  const end = title.lastIndexOf(siteTitle)
  const own = title.slice(0, Math.max(end, 0)).replace(/\W+$/, '')
  return own || title || undefined
}

/** Read the record that each document carries. */
function readRecord(html: string): Partial<PageRecord> {
  const [, json] = new RegExp(`id="${RECORD_ID}">([^<]*)`).exec(html) ?? []
  return json === undefined ? {} : JSON.parse(json)
}

/** Read the records of pages that are stored completely. */
async function readRecords(
  names: readonly string[],
  baseUrl: string
): Promise<readonly StoredPage[]> {
  const existing = (await caches.keys()).filter(name => names.includes(name))
  const stores = await Promise.all(existing.map(name => caches.open(name)))
  const requests = await Promise.all(stores.map(store => store.keys()))
  const stored = new Set(
    requests.flat().map(({ url }) => decodeURI(new URL(url).pathname))
  )
  const tables = await Promise.all(
    stores.flatMap((store, index) =>
      (requests[index] ?? [])
        .filter(({ url }) => isTable(new URL(url).pathname, baseUrl))
        .map(async request => (await store.match(request))?.json())
    )
  )
  // The build wrote them, with that type.
  return (tables as readonly PageTable[]).flatMap(table =>
    Object.entries(table)
      .filter(([key, record]) => isPage(key, record))
      .filter(([, { files, sidebar }]) =>
        [...files, ...(sidebar === undefined ? [] : [sidebar])].every(file =>
          stored.has(`${baseUrl}${file}`)
        )
      )
      .map(([, { pathname, title, sidebar }]) => {
        const href = createHref(baseUrl, pathname)
        return {
          href,
          title: title ?? decodePathnameIfValid(href),
          ...(sidebar !== undefined && { sidebar })
        }
      })
  )
}

/** Read the stored sidebars of pages; a visited document may lack its own. */
async function readSidebars(
  pages: readonly StoredPage[],
  baseUrl: string
): Promise<readonly Sidebar[]> {
  const files = new Set(pages.flatMap(({ sidebar }) => sidebar ?? []))
  const responses = await Promise.all(
    [...files].map(file => caches.match(`${baseUrl}${file}`))
  )
  return Promise.all(
    responses.flatMap(response => response?.json() ?? []) // the build wrote it
  )
}

function isTable(path: string, baseUrl: string): boolean {
  return path.startsWith(`${baseUrl}pages/`)
}

/**
 * Excludes redirects, which are listed under another key, and the not-found
 * page.
 */
function isPage(key: string, { pathname }: PageRecord): boolean {
  return key === createPathnameKey(pathname) && key !== '/404'
}

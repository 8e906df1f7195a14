import { NOT_FOUND_KEY } from '../../../core/client/navigation/pageStore.ts'
import {
  decodePathnameIfValid,
  type Href,
  isSamePathname,
  stripHtmlExtension,
  toHref
} from '../../../core/model/paths.ts'
import type { ClientSite } from '../../../core/model/site.ts'
import { nameCaches } from '../offlineManifest.ts'
import { listStoredUrls, readStoredManifest } from '../readStoredManifest.ts'

/** A page that opens offline. */
export interface ReadablePage {
  readonly title: string
  readonly href: Href
}

/**
 * List the pages that open offline, by address: those with a stored document,
 * and those whose files are all stored because the reader saved them or followed
 * or saw a link to them.
 *
 * @param scope absolute URL of the base, with a trailing slash
 * @throws DOMException if the browser denies storage
 */
export async function readStoredPages(
  scope: string,
  site: ClientSite
): Promise<readonly ReadablePage[]> {
  const [documents, records] = await Promise.all([
    readDocuments(scope, site),
    readRecords(scope, site.baseUrl)
  ])
  // A document may be older than the manifest, so the record wins.
  const pages = new Map(
    [...documents, ...records].map(page => [page.href, page])
  )
  return [...pages.values()]
    .filter(({ href }) => !isSamePathname(href, `${site.baseUrl}offline`))
    .sort((one, other) => one.href.localeCompare(other.href))
}

async function readDocuments(
  scope: string,
  site: ClientSite
): Promise<readonly ReadablePage[]> {
  const cache = await caches.open(nameCaches(scope).pages)
  return Promise.all(
    (await cache.keys()).map(async request => {
      const html = (await (await cache.match(request))?.text()) ?? ''
      const path = stripHtmlExtension(new URL(request.url).pathname)
      return {
        href: path as Href, // It has the base.
        title: readTitle(html, site) || decodePathnameIfValid(path)
      }
    })
  )
}

/** Read a document's title without the site's title. */
function readTitle(html: string, site: ClientSite): string {
  const [element = ''] = /<title[^>]*>[^<]*/.exec(html) ?? []
  const { title } = new DOMParser().parseFromString(element, 'text/html')
  const end = ` ${site.titleDelimiter} ${site.title}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}

async function readRecords(
  scope: string,
  baseUrl: string
): Promise<readonly ReadablePage[]> {
  const urls = await listStoredUrls()
  const manifests = await Promise.all(
    [...urls]
      .filter(url => url.startsWith(`${scope}pages/`))
      .map(url =>
        readStoredManifest(decodeURI(url.slice(scope.length)), scope, urls)
      )
  )
  return manifests
    .flatMap(manifest => Object.entries(manifest ?? {}))
    .filter(([key]) => key !== NOT_FOUND_KEY)
    .map(([, { pathname, title }]) => {
      const href = toHref(baseUrl, pathname)
      return { href, title: title ?? decodePathnameIfValid(href) }
    })
}

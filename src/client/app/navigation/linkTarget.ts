import { splitLink, stripBaseUrl } from '../../../model/paths.ts'
import type { ClientSite } from '../../../model/site.ts'

/** What of an `<a>` decides about where it leads. */
export interface SiteLink {
  /** Resolved, as the element's `href` property gives it. */
  readonly url: string
  /** As written, from the attribute. */
  readonly written: string
  readonly target: string
  readonly isDownload: boolean
  /** Marked as leading to what is no page. */
  readonly isFile: boolean
}

/** What of the site and of the address bar decides about links. */
export interface LinkPlace {
  readonly origin: string
  readonly baseUrl: string
  /** Names of the other locales: each is a site of its own under the base. */
  readonly otherLocales: readonly string[]
}

/** A page of the site, as the router names it: without the base. */
export interface LinkTarget {
  readonly pathname: string
  readonly query: string
  readonly hash: string
}

/**
 * Find the page of this site that a link leads to.
 *
 * Left to the browser are other sites and locales, new tabs, downloads, hash
 * links of the page itself and files that are no pages (behaviour 2.6.3).
 */
export function findLinkTarget(
  link: SiteLink,
  place: LinkPlace
): LinkTarget | undefined {
  if (link.isDownload || link.isFile) return undefined
  if (!['', '_self'].includes(link.target)) return undefined
  if (link.written === '' || link.written.startsWith('#')) return undefined
  if (!link.url.startsWith(`${place.origin}/`)) return undefined
  const { path, query, hash } = splitLink(link.url.slice(place.origin.length))
  const pathname = stripBaseUrl(place.baseUrl, path)
  return pathname === undefined || !isPage(pathname, place.otherLocales)
    ? undefined
    : { pathname, query, hash }
}

function isPage(pathname: string, otherLocales: readonly string[]): boolean {
  const [, firstSegment = ''] = pathname.split('/')
  // `//host` would be another site; a browser resolves it so.
  if (pathname.startsWith('//') || otherLocales.includes(firstSegment)) {
    return false
  }
  const extension = /\.([a-z][a-z\d]*)$/i.exec(pathname)?.[1]
  return extension === undefined || extension.toLowerCase() === 'html'
}

/** Read where links are followed from: the address bar and the site. */
export function readLinkPlace(site: ClientSite): LinkPlace {
  const { origin } = window.location
  const { baseUrl, locale, locales } = site
  const others = locales.filter(({ name }) => name !== locale.name)
  return { origin, baseUrl, otherLocales: others.map(({ name }) => name) }
}

/** Read an element's link. */
export function readSiteLink(element: HTMLAnchorElement): SiteLink {
  return {
    url: element.href,
    written: element.getAttribute('href') ?? '',
    target: element.target,
    isDownload: element.hasAttribute('download'),
    isFile: element.dataset.file !== undefined
  }
}

/** Find the link that an event happened on or in. */
export function findLinkElement(event: Event): HTMLAnchorElement | undefined {
  const element = event.target
  if (!(element instanceof Element)) return undefined
  const link = element.closest('a[href]')
  return link instanceof HTMLAnchorElement ? link : undefined
}

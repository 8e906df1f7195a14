import { splitLink, stripBaseUrl } from '../../model/paths.ts'
import type { ClientSite } from '../../model/site.ts'

/** The properties of an `<a>` that decide where it leads. */
export interface SiteLink {
  /** Resolved, from the element's `href` property. */
  readonly url: string
  /** As written, from the attribute. */
  readonly written: string
  readonly target: string
  readonly isDownload: boolean
  /** Marked as a link to a file. */
  readonly isFile: boolean
}

/** The properties of the site and the address bar that links depend on. */
export interface LinkPlace {
  readonly origin: string
  readonly baseUrl: string
  /** Names of the other locales: each is a separate site under the base. */
  readonly otherLocales: readonly string[]
}

/** A page of the site, as the router names it: without the base. */
interface LinkTarget {
  readonly pathname: string
  readonly query: string
  readonly hash: string
}

/**
 * Find the page of this site that a link leads to.
 *
 * The browser handles other sites and locales, new tabs, downloads, hash links
 * on the same page and files (behaviour 2.6.3).
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
  // Browsers resolve `//host` to another site.
  if (pathname.startsWith('//') || otherLocales.includes(firstSegment)) {
    return false
  }
  const extension = /\.([a-z][a-z\d]*)$/i.exec(pathname)?.[1]
  return extension === undefined || extension.toLowerCase() === 'html'
}

/** Read what links depend on: the address bar and the site. */
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

/** Find the link that contains an event's target. */
export function findLinkElement(event: Event): HTMLAnchorElement | undefined {
  const element = event.target
  if (!(element instanceof Element)) return undefined
  const link = element.closest('a[href]')
  return link instanceof HTMLAnchorElement ? link : undefined
}

import {
  splitLink,
  stripBaseUrl,
  stripHtmlExtension
} from '../../model/paths.ts'
import type { ClientSite } from '../../model/site.ts'

/** The properties of an `<a>` that determine its target. */
interface SiteLink {
  /** Resolved, from the element's `href` property. */
  readonly url: string
  /** As written, from the attribute. */
  readonly written: string
  readonly target: string
  readonly isDownload: boolean
  /** Whether it links to a file rather than a page. */
  readonly isFile: boolean
}

/** The site and URL properties that link resolution depends on. */
interface LinkContext {
  readonly origin: string
  readonly baseUrl: string
  /**
   * Paths below the base that have no pages: those of static files, and of the
   * other locales, which are separate sites.
   */
  readonly otherPaths: readonly string[]
}

/**
 * Find the pathname, without the base, of the page that a link leads to.
 *
 * The browser handles other sites and locales, new tabs, downloads, hash links
 * on the same page and files, also static HTML (behavior 2.6.3).
 */
export function findLinkedPathname(
  link: SiteLink,
  context: LinkContext
): string | undefined {
  if (link.isDownload || link.isFile) return undefined
  if (!['', '_self'].includes(link.target)) return undefined
  if (link.written === '' || link.written.startsWith('#')) return undefined
  if (!link.url.startsWith(`${context.origin}/`)) return undefined
  const { path } = splitLink(link.url.slice(context.origin.length))
  const pathname = stripBaseUrl(context.baseUrl, path)
  return pathname !== undefined && isPage(pathname, context.otherPaths)
    ? pathname
    : undefined
}

function isPage(pathname: string, otherPaths: readonly string[]): boolean {
  const folder = `${stripHtmlExtension(pathname)}/`
  if (
    pathname.startsWith('//') || // Browsers resolve `//host` to another site.
    otherPaths.some(path => folder.startsWith(`${path}/`))
  ) {
    return false
  }
  const extension = /\.([a-z][a-z\d]*)$/i.exec(pathname)?.[1]
  return extension === undefined || extension.toLowerCase() === 'html'
}

/** Read the properties that link resolution depends on. */
export function readLinkContext(site: ClientSite): LinkContext {
  const { origin } = window.location
  const { baseUrl, locale, locales, staticPaths = [] } = site
  const others = locales.filter(({ name }) => name !== locale.name)
  return {
    origin,
    baseUrl,
    otherPaths: [...others.map(({ name }) => `/${name}`), ...staticPaths]
  }
}

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

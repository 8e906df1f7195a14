/**
 * The one place where paths are normalised. A string is normalised on entry,
 * and from then on its type says so.
 */

/** A page's address: starts with `/`, without base, `.html`, query or hash. */
export type Pathname = string & { readonly __brand: 'Pathname' }

/** The value of an `href`: base + pathname + optional query and hash. */
export type Href = string & { readonly __brand: 'Href' }

/** A titled link in a sidebar, archive or paginator. */
export interface TitledLink {
  readonly title: string
  readonly href: Href
}

/** A file under the output folder, relative, with forward slashes. */
export type OutputFile = string & { readonly __brand: 'OutputFile' }

/** A file under the content folder, relative, with forward slashes. */
export type SourceFile = string & { readonly __brand: 'SourceFile' }

/**
 * Normalise a path to a Pathname.
 *
 * Removes `.html`, `index.html` and doubled slashes. Keeps a trailing slash,
 * because a folder index is canonical with it (behaviour 2.1.5).
 *
 * @example createPathname('docs//form/index.html') // '/docs/form/'
 */
export function createPathname(path: string): Pathname {
  const rooted = `/${path}`.replace(/\/{2,}/g, '/')
  return (stripHtml(rooted) || '/') as Pathname // checked: starts with `/`
}

/**
 * Strip a trailing `/index.html` or `.html` (behaviour 2.1.8).
 *
 * @example stripHtml('/docs/form/started.html') // '/docs/form/started'
 */
export function stripHtml(path: string): string {
  const trimmed = path.trim()
  if (trimmed.endsWith('/index.html')) {
    return trimmed.slice(0, -'index.html'.length)
  }
  return trimmed.endsWith('.html') ? trimmed.slice(0, -5) : trimmed
}

/**
 * Reduce a pathname to its page's lookup key: lower case and no trailing slash,
 * because routes match that way (behaviour 2.1.1), and single slashes, because
 * servers merge them.
 */
export function createPathnameKey(pathname: string): string {
  const key = stripHtml(pathname)
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
  return key.length > 1 && key.endsWith('/') ? key.slice(0, -1) : key
}

/**
 * Percent-decode a pathname, to compare or show it.
 *
 * @returns undefined if it can't be decoded
 */
export function decodePathname(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

/** Percent-decode a pathname; keep one that can't be decoded. */
export function decodePathnameIfValid(pathname: string): string {
  return decodePathname(pathname) ?? pathname
}

/** Decode an address to the form people write; keep it if that fails. */
export function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Tell whether two pathnames lead to the same page. */
export function isSamePathname(one: string, other: string): boolean {
  return createPathnameKey(one) === createPathnameKey(other)
}

/** Tell whether a pathname lies under another, segment by segment. */
export function isUnderPathname(pathname: string, parent: string): boolean {
  const key = createPathnameKey(pathname)
  const parentKey = createPathnameKey(parent)
  return (
    parentKey === '/' || key === parentKey || key.startsWith(`${parentKey}/`)
  )
}

/** Give a base URL its leading and trailing slashes. */
export function createBaseUrl(baseUrl: string): string {
  return `/${baseUrl}/`.replace(/\/{2,}/g, '/')
}

/** Prefix a pathname (which may have a query or hash) with the base. */
export function createHref(baseUrl: string, pathname: string): Href {
  return `${baseUrl}${pathname.replace(/^\//, '')}` as Href // base checked
}

/**
 * Strip the base from a path in the address bar, in any letter case (behaviour
 * 2.1.1).
 *
 * @returns the path from its `/`, or undefined if it is outside the base
 */
export function stripBaseUrl(
  baseUrl: string,
  path: string
): string | undefined {
  const start = path.slice(0, baseUrl.length).toLowerCase()
  const base = baseUrl.toLowerCase()
  if (start === base) return `/${path.slice(baseUrl.length)}`
  return start === base.slice(0, -1) ? '/' : undefined
}

/**
 * Create the absolute URL of a pathname, for example for canonical links:
 * percent-encoded, as readers other than browsers expect it.
 */
export function createAbsoluteUrl(
  site: { readonly url: string; readonly baseUrl: string },
  pathname: string
): string {
  return site.url + encodeHref(createHref(site.baseUrl, pathname))
}

/** Percent-encode what no URL may contain; keep what is already encoded. */
export function encodeHref(href: string): string {
  return encodeURI(href).replaceAll('%25', '%')
}

/**
 * Name the HTML file of a page: flat for a leaf, `index.html` for a folder.
 *
 * @example createOutputFile('/docs/form/') // 'docs/form/index.html'
 */
export function createOutputFile(pathname: Pathname): OutputFile {
  const path = pathname.slice(1)
  const file =
    path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`
  return file as OutputFile
}

/** Name the page table that covers a pathname's folder. */
export function createPageTableFile(pathname: string): OutputFile {
  const key = createPathnameKey(pathname)
  const folder = key.slice(1, Math.max(key.lastIndexOf('/'), 1)) || 'root'
  return `pages/${folder}.json` as OutputFile
}

/** Split a link into its path, query (with `?`) and hash (with `#`). */
export function splitLink(link: string): {
  readonly path: string
  readonly query: string
  readonly hash: string
} {
  const hashStart = link.indexOf('#')
  const hash = hashStart < 0 ? '' : link.slice(hashStart)
  const rest = hashStart < 0 ? link : link.slice(0, hashStart)
  const queryStart = rest.indexOf('?')
  return {
    path: queryStart < 0 ? rest : rest.slice(0, queryStart),
    query: queryStart < 0 ? '' : rest.slice(queryStart),
    hash
  }
}

/** Authors put this in front of links to targets that are not pages. */
const FILE_PROTOCOL = 'pathname://'

/**
 * Strip the protocol from a link to a file of the site (behaviour 2.6.3).
 *
 * @returns undefined for a link without it
 */
export function stripFileProtocol(link: string): string | undefined {
  return link.startsWith(FILE_PROTOCOL)
    ? link.slice(FILE_PROTOCOL.length)
    : undefined
}

/**
 * Prefix a configured link with the base, once, unless it leaves the site or
 * stays on the page. A link to a file keeps its protocol until it is rendered.
 */
export function createLinkHref(baseUrl: string, link: string): Href {
  const file = stripFileProtocol(link)
  if (file !== undefined) {
    return `${FILE_PROTOCOL}${createLinkHref(baseUrl, file)}` as Href // marked
  }
  const isWhole =
    isExternalLink(link) ||
    link.startsWith('#') ||
    (baseUrl !== '/' && link.startsWith(baseUrl))
  return isWhole ? (link as Href) : createHref(baseUrl, link) // has its base
}

/**
 * Encode characters that a Location header may not contain. That includes `$`,
 * which starts a variable in nginx and can't be escaped there.
 */
export function encodeLocation(link: string): string {
  return link.replace(/[^\w\-.~!*'()/:@&=+,;?#%[\]]/gu, encodeURIComponent)
}

/**
 * Tell whether a link leaves the site: it has a protocol or starts with `//`.
 */
export function isExternalLink(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link)
}

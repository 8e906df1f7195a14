/**
 * Path normalization. Strings are normalized once, and branded types mark them
 * as normalized.
 */

/** A page's path: starts with `/`; no base, `.html`, query or hash. */
export type Pathname = string & { readonly __brand: 'Pathname' }

/** An `href` value: base + pathname + optional query and hash. */
export type Href = string & { readonly __brand: 'Href' }

/** A titled link in a sidebar, archive or paginator. */
export interface TitledLink {
  readonly title: string
  readonly href: Href
}

/** A path relative to the output folder, with forward slashes. */
export type OutputFile = string & { readonly __brand: 'OutputFile' }

/** A path relative to the content folder, with forward slashes. */
export type SourceFile = string & { readonly __brand: 'SourceFile' }

/**
 * Normalize a path to a Pathname.
 *
 * Removes `.html`, `index.html` and repeated slashes. Keeps a trailing slash,
 * which is part of a folder index's canonical path (behavior 2.1.5).
 *
 * @example toPathname('docs//form/index.html') // '/docs/form/'
 */
export function toPathname(path: string): Pathname {
  const rooted = `/${path}`.replace(/\/{2,}/g, '/')
  return (stripHtmlExtension(rooted) || '/') as Pathname // checked: starts with `/`
}

/**
 * Strip a trailing `/index.html` or `.html` (behavior 2.1.8).
 *
 * @example stripHtml('/docs/form/started.html') // '/docs/form/started'
 */
export function stripHtmlExtension(path: string): string {
  const trimmed = path.trim()
  if (trimmed.endsWith('/index.html')) {
    return trimmed.slice(0, -'index.html'.length)
  }
  return trimmed.endsWith('.html') ? trimmed.slice(0, -5) : trimmed
}

/**
 * Reduce a pathname to its page's lookup key: lowercase without a trailing
 * slash, because routes match that way (behavior 2.1.1), and without repeated
 * slashes, because servers merge them.
 */
export function toPathnameKey(pathname: string): string {
  const key = stripHtmlExtension(pathname)
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
  return key.length > 1 && key.endsWith('/') ? key.slice(0, -1) : key
}

/**
 * Percent-decode a pathname, to compare or display it. Keeps `%2F`, `%3F` and
 * `%23`.
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

/** Percent-decode a pathname, or return it unchanged if that fails. */
export function decodePathnameIfValid(pathname: string): string {
  return decodePathname(pathname) ?? pathname
}

/**
 * Percent-decode a link, or return it unchanged if that fails. Decodes `%2F`, `%3F`
 * and `%23`, too.
 */
export function decodeLinkIfValid(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether two pathnames lead to the same page. */
export function isSamePathname(one: string, other: string): boolean {
  return toPathnameKey(one) === toPathnameKey(other)
}

/** Whether a pathname equals another or is under it, compared by segment. */
export function isUnderPathname(pathname: string, parent: string): boolean {
  const key = toPathnameKey(pathname)
  const parentKey = toPathnameKey(parent)
  return (
    parentKey === '/' || key === parentKey || key.startsWith(`${parentKey}/`)
  )
}

/** Normalize a base URL: one leading and one trailing slash. */
export function normalizeBaseUrl(baseUrl: string): string {
  return `/${baseUrl}/`.replace(/\/{2,}/g, '/')
}

/** Prefix a pathname, which may have a query or hash, with the base. */
export function toHref(baseUrl: string, pathname: string): Href {
  return `${baseUrl}${pathname.replace(/^\//, '')}` as Href // base checked
}

/**
 * Strip the base from a URL path, ignoring case (behavior 2.1.1).
 *
 * @returns the rest, starting with `/`, or undefined if it is outside the base
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
 * Create the absolute, percent-encoded URL of a pathname, for example for
 * canonical links. Consumers other than browsers require the encoding.
 */
export function toAbsoluteUrl(
  site: { readonly url: string; readonly baseUrl: string },
  pathname: string
): string {
  return site.url + encodeHref(toHref(site.baseUrl, pathname))
}

/** Percent-encode characters that URLs can't contain; idempotent. */
export function encodeHref(href: string): string {
  return encodeURI(href).replaceAll('%25', '%')
}

/**
 * Get the path of a page's HTML file: `index.html` in a folder, or
 * `<name>.html`.
 *
 * @example toOutputFile('/docs/form/') // 'docs/form/index.html'
 */
export function toOutputFile(pathname: Pathname): OutputFile {
  const path = pathname.slice(1)
  const file =
    path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`
  return file as OutputFile
}

/** Get the path of the page manifest for a pathname's folder. */
export function namePageManifest(pathname: string): OutputFile {
  const key = toPathnameKey(pathname)
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

/** Prefix of links to files of the site that aren't pages. */
const FILE_PROTOCOL = 'pathname://'

/**
 * Strip the `pathname://` protocol from a link to a file (behavior 2.6.3).
 *
 * @returns undefined if the link doesn't have this protocol
 */
export function stripFileProtocol(link: string): string | undefined {
  return link.startsWith(FILE_PROTOCOL)
    ? link.slice(FILE_PROTOCOL.length)
    : undefined
}

/**
 * Prefix a configured link with the base, unless it already has it, leaves the
 * site or stays on the page. File links keep their protocol until rendered.
 */
export function toLinkHref(baseUrl: string, link: string): Href {
  const file = stripFileProtocol(link)
  if (file !== undefined) {
    return `${FILE_PROTOCOL}${toLinkHref(baseUrl, file)}` as Href // has the protocol
  }
  const isComplete =
    isExternalLink(link) ||
    link.startsWith('#') ||
    (baseUrl !== '/' && link.startsWith(baseUrl))
  return isComplete ? (link as Href) : toHref(baseUrl, link) // complete
}

/**
 * Encode characters that a Location header can't contain, and `$`, which starts
 * a variable in nginx and can't be escaped there.
 */
export function encodeLocation(link: string): string {
  return link.replace(/[^\w\-.~!*'()/:@&=+,;?#%[\]]/gu, encodeURIComponent)
}

/** Whether a link leaves the site: it has a protocol or starts with `//`. */
export function isExternalLink(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link)
}

/**
 * List the forms in which a file's name may be stored: macOS decomposes letters
 * such as "é", and other systems tell the forms apart.
 *
 * @returns the name as it is, then its other forms
 */
export function listUnicodeForms(name: string): readonly string[] {
  return [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])]
}

/**
 * List the names of a file in the output: its own, and the composed one, in which
 * keyboards and most systems write letters such as "é".
 */
export function listPublishedNames(file: string): readonly string[] {
  return [...new Set([file, file.normalize('NFC')])]
}

import { encodeLocation, splitLink } from '../../../core/model/paths.ts'

/** What can be served. */
export interface ServedSite {
  /** @param file relative to the served folder, with forward slashes */
  readonly hasFile: (file: string) => boolean
  /** Old path in lower case without a trailing slash → new href. */
  readonly redirects: ReadonlyMap<string, string>
}

/** How to answer a request. */
type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string }
  /** The error page, if the site has one. */
  | { readonly kind: 'missing'; readonly file: string | undefined }
  | { readonly kind: 'malformed' }

/** The ends of noncanonical forms of a page's address. */
const noncanonicalEnd = /(?:\/index\.html|\/index|\.html|\/)\/?$/

/**
 * Decide how to answer a request. Like in nginx.conf, each page has one
 * address, and other forms redirect there and keep the query.
 *
 * @param url path and query as sent
 * @param isMarkdown whether the client prefers pages as Markdown
 */
export function resolveRequest(
  url: string,
  site: ServedSite,
  isMarkdown = false
): Answer {
  const { path: encoded, query } = splitLink(url)
  const path = decodePath(encoded)
  if (path === undefined) return { kind: 'malformed' }
  // Hidden files and parent folders aren't served, except what RFC 8615 makes
  // public. An encoded slash isn't a separator, so no page has one in its
  // address.
  if (/[/\\]\.(?!well-known\/)/.test(path) || /%2f/i.test(encoded)) {
    return findError(path, site)
  }
  const stem = path.replace(noncanonicalEnd, '')
  const target = site.redirects.get(stem.toLowerCase())
  if (target !== undefined) return createRedirect(target, query)
  // The error page has no address.
  if (stem.endsWith('/404')) return findError(path, site)
  const file = path.slice(1)
  const folder = file.replace(/\.md$/, '/index.md')
  if (folder !== file && site.hasFile(folder)) {
    return createRedirect(encodeURI(`/${folder}`), query)
  }
  if (stem === path && site.hasFile(file)) return { kind: 'file', file }
  const page = findPagePath(stem, site)
  if (page === undefined) {
    const other = findRespelled(stem, site)
    return other === undefined
      ? findError(path, site)
      : createRedirect(other, query)
  }
  if (page !== path) return createRedirect(encodeURI(page), query)
  const name = page.endsWith('/') ? `${file}index` : file
  const markdown = `${name}.md`
  return isMarkdown && site.hasFile(markdown)
    ? { kind: 'file', file: markdown }
    : { kind: 'file', file: `${name}.html` }
}

/** Find a redirect whose address has its letters composed, or decomposed. */
function findRespelled(
  stem: string,
  { redirects }: ServedSite
): string | undefined {
  const lower = stem.toLowerCase()
  return (
    redirects.get(lower.normalize('NFC')) ??
    redirects.get(lower.normalize('NFD'))
  )
}

/**
 * Decode a path and merge slashes, like nginx, so a path never becomes a host.
 *
 * @returns undefined for a malformed path or an absolute URL
 */
function decodePath(path: string): string | undefined {
  if (!path.startsWith('/') || path.includes('%00')) return undefined
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/')
  } catch {
    return undefined
  }
}

/** Find a page's canonical path; a folder's ends with a slash. */
function findPagePath(
  stem: string,
  { hasFile }: ServedSite
): string | undefined {
  const file = stem.slice(1)
  if (hasFile(`${file}.html`)) return stem
  const index = file === '' ? 'index.html' : `${file}/index.html`
  return hasFile(index) ? `${stem}/` : undefined
}

function createRedirect(target: string, query: string): Answer {
  const { path, query: ownQuery, hash } = splitLink(target)
  const location = encodeLocation(path + (ownQuery || query) + hash)
  return { kind: 'redirect', location }
}

/** Find the nearest `404.html` above a path, which belongs to its locale. */
function findError(path: string, { hasFile }: ServedSite): Answer {
  const folders = path.split('/').slice(1, -1)
  const file = [...folders.keys(), folders.length]
    .reverse()
    .map(count => [...folders.slice(0, count), '404.html'].join('/'))
    .find(candidate => !candidate.includes('..') && hasFile(candidate))
  return { kind: 'missing', file }
}

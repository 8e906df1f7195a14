import { encodeLocation, splitLink } from '../../../core/model/paths.ts'

/** What can be served. */
export interface ServedFiles {
  /** Relative to the served folder, with forward slashes. */
  readonly files: ReadonlySet<string>
  /** Old path in lower case without a trailing slash → new href. */
  readonly redirects: ReadonlyMap<string, string>
}

/** The preferred type of file for a page's address. */
type PageExtension = '.html' | '.md'

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
 * @param extension the preferred one; pages without such a file are HTML
 */
export function resolveRequest(
  url: string,
  { files, redirects }: ServedFiles,
  extension: PageExtension = '.html'
): Answer {
  const { path: encoded, query } = splitLink(url)
  const path = decodePath(encoded)
  if (path === undefined) return { kind: 'malformed' }
  // An encoded slash isn't a separator, so no page has one in its address.
  if (/%2f/i.test(encoded)) return createMissing(path, files)
  const stem = path.replace(noncanonicalEnd, '')
  const target = redirects.get(stem.toLowerCase())
  if (target !== undefined) return createRedirect(target, query)
  // The error page has no address.
  if (stem.endsWith('/404')) return createMissing(path, files)
  const file = path.slice(1)
  if (stem === path && files.has(file)) return { kind: 'file', file }
  const markdown = path.replace(/\.md$/, '/index.md')
  if (markdown !== path && files.has(markdown.slice(1))) {
    return createRedirect(encodeURI(markdown), query)
  }
  const page = findAddress(stem, files)
  if (page === undefined) return createMissing(path, files)
  if (page !== path) return createRedirect(encodeURI(page), query)
  const name = page.endsWith('/') ? `${file}index` : file
  const existing = files.has(name + extension) ? extension : '.html'
  return { kind: 'file', file: name + existing }
}

/**
 * Decode a path and merge slashes, like nginx, so a path never becomes a host.
 *
 * @returns undefined for a malformed path or an absolute URL
 */
function decodePath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/')
  } catch {
    return undefined
  }
}

/** Find a page's canonical address; a folder's ends with a slash. */
function findAddress(
  stem: string,
  files: ServedFiles['files']
): string | undefined {
  const file = stem.slice(1)
  if (files.has(`${file}.html`)) return stem
  const index = file === '' ? 'index.html' : `${file}/index.html`
  return files.has(index) ? `${stem}/` : undefined
}

function createRedirect(target: string, query: string): Answer {
  const { path, query: ownQuery, hash } = splitLink(target)
  const location = encodeLocation(path + (ownQuery || query) + hash)
  return { kind: 'redirect', location }
}

/** Files that only programs request, which have no use for an error page. */
const fileExtension =
  /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|txt|wasm|webm|webmanifest|webp|woff2?|xml|zip)$/

/** The nearest `404.html` above the path belongs to its locale. */
function createMissing(path: string, files: ServedFiles['files']): Answer {
  if (fileExtension.test(path)) return { kind: 'missing', file: undefined }
  const folders = path.split('/').slice(1, -1)
  const file = folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/'))
    .map(folder => `${folder}/404.html`)
    .concat('404.html')
    .find(candidate => files.has(candidate))
  return { kind: 'missing', file }
}

/**
 * List the bases of all locales. Each has an error page.
 *
 * @returns with leading and trailing slashes
 */
export function listBases({ files }: ServedFiles): readonly string[] {
  return [...files]
    .flatMap(file => /^(?:.+\/)?(?=404\.html$)/.exec(file) ?? [])
    .map(folder => `/${folder}`)
}

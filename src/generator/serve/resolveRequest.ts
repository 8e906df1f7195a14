import { encodeLocation, splitLink } from '../../model/paths.ts'

/** What can be served. */
export interface ServedFiles {
  /** Relative to the served folder, with forward slashes. */
  readonly files: ReadonlySet<string>
  /** Old path, lower case and without a trailing slash → new href. */
  readonly redirects: ReadonlyMap<string, string>
}

/** The type of file that a page's address is answered with, if it exists. */
export type PageEnding = '.html' | '.md'

/** How a request is answered. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string }
  /** The error page, if the site has one. */
  | { readonly kind: 'missing'; readonly file: string | undefined }
  | { readonly kind: 'undecodable' }

/** Forms of a page's address besides its path. */
const otherForms = /^(.*?)(?:\/index\.html|\/index|\.html|\/)\/?$/

/**
 * Decide how to answer a request. Like nginx.conf: one address per page, and a
 * redirect from every other form, keeping the query.
 *
 * @param url path and query as sent
 * @param ending of the wanted file; pages without it are HTML
 */
export function resolveRequest(
  url: string,
  served: ServedFiles,
  ending: PageEnding = '.html'
): Answer {
  const { path: written, query } = splitLink(url)
  const path = decodePath(written)
  if (path === undefined) return { kind: 'undecodable' }
  const [, stem] = otherForms.exec(path) ?? []
  const target = served.redirects.get((stem ?? path).toLowerCase())
  if (target !== undefined) return createRedirect(target, query)
  if (isNotFoundPage(stem ?? path)) return createMissing(path, served)
  return stem === undefined
    ? resolvePath({ path, query, ending }, served)
    : resolveOtherForm({ path, stem, query, ending }, served)
}

/** Merges doubled slashes, like nginx, so a path never becomes a host. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/')
  } catch {
    return undefined
  }
}

interface ResolvedPath {
  readonly path: string
  readonly query: string
  readonly ending: PageEnding
}

function resolvePath(
  { path, query, ending }: ResolvedPath,
  served: ServedFiles
): Answer {
  const file = path.slice(1)
  const folderPage = file.replace(/\.md$/, '/index.md')
  if (folderPage !== file && served.files.has(folderPage)) {
    return createRedirect(encodeURI(`/${folderPage}`), query)
  }
  const found = [file, file + ending, `${file}.html`].find(each =>
    served.files.has(each)
  )
  if (found !== undefined) return { kind: 'file', file: found }
  return served.files.has(`${file}/index.html`)
    ? createRedirect(`${encodeURI(path)}/`, query)
    : createMissing(path, served)
}

function resolveOtherForm(
  { path, stem, query, ending }: ResolvedPath & { readonly stem: string },
  served: ServedFiles
): Answer {
  const file = stem.slice(1)
  if (served.files.has(`${file}.html`)) {
    return createRedirect(encodeURI(stem), query)
  }
  const index = file === '' ? 'index.html' : `${file}/index.html`
  if (!served.files.has(index)) return createMissing(path, served)
  const wanted = index.replace(/\.html$/, ending)
  return path === `${stem}/`
    ? { kind: 'file', file: served.files.has(wanted) ? wanted : index }
    : createRedirect(`${encodeURI(stem)}/`, query)
}

function createRedirect(target: string, query: string): Answer {
  const { path, query: ownQuery, hash } = splitLink(target)
  const location = encodeLocation(path + (ownQuery || query) + hash)
  return { kind: 'redirect', location }
}

/** The error page is not a page of its own. */
function isNotFoundPage(stem: string): boolean {
  return stem.endsWith('/404')
}

/** What programs request, who can't read an error page. */
const fileEnding =
  /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|txt|wasm|webm|webmanifest|webp|woff2?|xml|zip)$/

/** The nearest `404.html` above the path is that of its base. */
function createMissing(path: string, { files }: ServedFiles): Answer {
  if (fileEnding.test(path)) return { kind: 'missing', file: undefined }
  const folders = path.split('/').slice(1, -1)
  const file = folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/'))
    .map(folder => `${folder}/404.html`)
    .concat('404.html')
    .find(candidate => files.has(candidate))
  return { kind: 'missing', file }
}

/**
 * List the site's bases: its own and those of its other locales. Each has an
 * error page.
 *
 * @returns with leading and trailing slash
 */
export function listBases({ files }: ServedFiles): readonly string[] {
  return [...files]
    .flatMap(file => /^(?:.+\/)?(?=404\.html$)/.exec(file) ?? [])
    .map(folder => `/${folder}`)
}

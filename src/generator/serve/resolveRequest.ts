import { encodeLocation, splitLink } from '../../model/paths.ts'

/** What there is to answer with. */
export interface ServedFiles {
  /** Relative to the served folder, with forward slashes. */
  readonly files: ReadonlySet<string>
  /** Old path, lower case and without trailing slash → new href. */
  readonly redirects: ReadonlyMap<string, string>
}

/** What a page's address is answered with, where there is such a file. */
export type PageEnding = '.html' | '.md'

/** How a request is answered. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string }
  /** The page of the error, where the site has one. */
  | { readonly kind: 'missing'; readonly file: string | undefined }
  | { readonly kind: 'undecodable' }

/** The forms of a page's address that are not its path alone. */
const otherForms = /^(.*?)(?:\/index\.html|\/index|\.html|\/)\/?$/

/**
 * Decide how a request is answered: as nginx.conf does, with one address for
 * each page and every other form of it one redirect away, the query kept.
 *
 * @param url path and query as they were sent
 * @param ending of the file that is wanted; pages without it are HTML
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

/** Doubled slashes are one, as in nginx: a path never becomes a host. */
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

/** The page of an error is not a page of its own. */
function isNotFoundPage(stem: string): boolean {
  return stem.endsWith('/404')
}

/** The nearest `404.html` above the path is that of its base. */
function createMissing(path: string, { files }: ServedFiles): Answer {
  const folders = path.split('/').slice(1, -1)
  const file = folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/'))
    .map(folder => `${folder}/404.html`)
    .concat('404.html')
    .find(candidate => files.has(candidate))
  return { kind: 'missing', file }
}

/**
 * List the bases of the site: its own and those of its other locales. Each has
 * a page of the error.
 *
 * @returns with leading and trailing slash
 */
export function listBases({ files }: ServedFiles): readonly string[] {
  return [...files]
    .flatMap(file => /^(?:.+\/)?(?=404\.html$)/.exec(file) ?? [])
    .map(folder => `/${folder}`)
}

import path from 'node:path'
import { isWithinSite } from '../content/siteBounds.ts'
import {
  decodeLinkIfValid,
  decodePathnameIfValid,
  isExternalLink,
  listUnicodeForms,
  type Pathname,
  splitLink,
  stripFileProtocol,
  toHref,
  toLinkHref,
  toPathname,
  toPathnameKey
} from '../model/paths.ts'
import { trackExists, trackIsFile } from '../platform/cache/trackedFiles.ts'
import { isInside } from '../platform/isInside.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { ResolvedLink } from './markdownContext.ts'

/** The part of a page that resolving links requires; threads get a copy. */
interface LinkedPage {
  readonly pathname: Pathname
  /** The page's file, and the one it translates; absolute. */
  readonly files: readonly string[]
}

/** Resolves a link as written in a page, given the page's absolute path. */
type LinkResolver = (link: string, fromFile: string) => ResolvedLink

/** The part of a site that resolving links requires. */
export interface LinkOptions {
  /** Absolute. */
  readonly contentDir: string
  readonly baseUrl: string
  readonly pages: readonly LinkedPage[]
  /**
   * One per version, the last version first; relative to the content folder. `/x.md`
   * and `x.md` are looked up in the page's own.
   */
  readonly docFolders: readonly string[]
  /** The first segment of links to docs, if it isn't `docs`. */
  readonly docsPathname?: string | undefined
}

/** Pick the part of a page that resolving links requires. */
export function toLinkedPage(
  { route: { pathname }, source, replaced = [] }: PlannedRoute,
  contentDir: string
): LinkedPage {
  if (source === undefined) return { pathname, files: [] }
  const { absolutePath, original } = source
  const originals = original ? [path.join(contentDir, original)] : []
  return { pathname, files: [absolutePath, ...originals, ...replaced] }
}

/**
 * Create the resolver of links in content (behavior 2.9.17).
 *
 * A link to a Markdown file leads to its page, wherever that is; a link to any
 * other file of the content folder turns it into an asset. In a translated page,
 * links to untranslated files resolve relative to the original.
 */
export function createLinkResolver(options: LinkOptions): LinkResolver {
  const { contentDir, docFolders, baseUrl, pages } = options
  const findPage = createPageFinder(options)
  const filesOf = new Map(
    pages.flatMap(({ files }) =>
      files[0] === undefined ? [] : [[files[0], files] as const]
    )
  )

  return (link, fromFile) => {
    const { path: target, query, hash } = splitLink(link)
    if (target === '' || stripFileProtocol(link) !== undefined) {
      return { kind: 'unchanged', href: link }
    }
    if (isExternalLink(link)) return { kind: 'external' }
    // The link check reports links that can't be decoded.
    const forms = listUnicodeForms(decodeLinkIfValid(target))
    const files = filesOf.get(fromFile) ?? [fromFile]
    const pathname = findFirst(forms, form => findPage(form, files))
    if (pathname !== undefined) {
      const href = `${toHref(baseUrl, pathname)}${query}${hash}`
      return { kind: 'page', href }
    }
    const asset = findFirst(forms, form =>
      findFirst(files, file => findAsset(form, file, options))
    )
    if (asset !== undefined) {
      return isWithinSite(asset, contentDir, docFolders)
        ? { kind: 'asset', sourceFile: path.relative(contentDir, asset) }
        : { kind: 'outside' }
    }
    const href = target.startsWith('/') ? toLinkHref(baseUrl, link) : link
    return { kind: 'unchanged', href }
  }
}

function findFirst<Item, Value>(
  items: readonly Item[],
  find: (item: Item) => Value | undefined
): Value | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Create the function that finds a link's page, given the files it's in. */
function createPageFinder(options: LinkOptions) {
  const { contentDir, pages, docFolders, docsPathname } = options
  const byFile = new Map(
    pages.flatMap(({ files, pathname }) =>
      files.map(file => [file, pathname] as const)
    )
  )
  const byKey = new Map(
    pages.map(({ pathname }) => [toPathnameKey(pathname), pathname])
  )
  const docRoots = docFolders.map(folder => path.join(contentDir, folder))

  return (target: string, files: readonly string[]): Pathname | undefined => {
    for (const file of files) {
      const enclosing = docRoots.filter(root =>
        file.startsWith(root + path.sep)
      )
      const roots = [
        ...(enclosing.length > 0 ? enclosing : docRoots),
        contentDir
      ]
      for (const candidate of listCandidates(target, file, roots)) {
        const pathname = byFile.get(candidate)
        if (pathname !== undefined) return pathname
      }
    }
    // As a pathname.
    const direct = byKey.get(toPathnameKey(toPathname(target)))
    if (direct !== undefined) return direct
    // Below the docs, if the site gives them another pathname.
    const below = findBelow(target, docsPathname)
    const doc =
      below === undefined
        ? undefined
        : byKey.get(toPathnameKey(`/docs/${below}`))
    if (doc !== undefined) return doc
    // Relative to the page's own pathname, as if it were a folder.
    if (!target.startsWith('.')) return undefined
    const source = files.map(file => byFile.get(file)).find(Boolean)
    if (source === undefined) return undefined
    return byKey.get(toPathnameKey(resolveBelow(target, source)))
  }
}

/**
 * Find the rest of a target after its first part.
 *
 * @example findBelow('/guide/start', 'guide') // 'start'
 */
function findBelow(
  target: string,
  first: string | undefined
): string | undefined {
  if (first === undefined) return undefined
  const start = first === '' ? '/' : `/${first}/`
  return target.startsWith(start) ? target.slice(start.length) : undefined
}

/**
 * Resolve a relative link as if its page's pathname ended with a slash, as on
 * sites where each page is a folder.
 */
function resolveBelow(target: string, source: string): string {
  const folder = source.replace(/\/*$/, '/')
  const { pathname } = new URL(target, `http://x${folder}`)
  return toPathname(decodePathnameIfValid(pathname))
}

/** List absolute files that a link may refer to, the likeliest first. */
function listCandidates(
  target: string,
  fromFile: string,
  roots: readonly string[]
): readonly string[] {
  const folder = path.dirname(fromFile)
  const relative = target.replace(/^\//, '')
  const bases = target.startsWith('/')
    ? roots.map(root => path.join(root, relative))
    : /^\.\.?(?:\/|$)/.test(target)
      ? [path.join(folder, target)]
      : [
          path.join(folder, target),
          ...roots.map(root => path.join(root, target))
        ]
  return bases.flatMap(base => {
    const bare = base.replace(/\.html?$/, '').replace(/\/$/, '')
    if (/\.mdx?$/i.test(bare)) return [bare]
    return [
      `${bare}.mdx`,
      `${bare}.md`,
      ...['index', 'README', 'readme'].flatMap(name => [
        `${bare}/${name}.mdx`,
        `${bare}/${name}.md`
      ])
    ]
  })
}

/**
 * Find a file of the content folder that isn't a page, such as a download or an
 * image. Also finds files outside the website, so that they can be reported.
 *
 * @returns an absolute path
 */
function findAsset(
  target: string,
  fromFile: string,
  options: LinkOptions
): string | undefined {
  const { contentDir } = options
  if (/\.(?:mdx?|html?)$/i.test(target)) return undefined
  if (target.startsWith('/')) {
    // Files in `static/` keep their pathname.
    const source = path.join(contentDir, target)
    const isStatic = listUnicodeForms(target).some(form =>
      trackExists(path.join(contentDir, 'static', form))
    )
    return isStatic ? undefined : findExisting(source, options)
  }
  return findExisting(path.resolve(path.dirname(fromFile), target), options)
}

function findExisting(
  file: string,
  { contentDir, docFolders }: LinkOptions
): string | undefined {
  if (!trackIsFile(file)) return undefined
  const isContent = ['.', ...docFolders].some(folder =>
    isInside(file, path.join(contentDir, folder))
  )
  return isContent || !isWithinSite(file, contentDir, docFolders)
    ? file
    : undefined
}

import path from 'node:path'
import {
  createHref,
  createLinkHref,
  createPathname,
  createPathnameKey,
  decodePathnameIfValid,
  isExternalLink,
  splitLink
} from '../../model/paths.ts'
import type { Route } from '../../model/route.ts'
import type { MarkdownSource } from '../content/content.ts'
import { isWithinSite } from '../content/siteBounds.ts'
import type { ResolvedLink } from '../markdown/markdownContext.ts'
import { exists } from '../store/observedFiles.ts'

/** What links need to know of a page. */
export interface LinkedRoute {
  readonly route: Pick<Route, 'pathname'>
  readonly source?: Pick<MarkdownSource, 'absolutePath' | 'original'>
}

/** Resolve a link as written in a page, given the page's absolute path. */
type LinkResolver = (link: string, fromFile: string) => ResolvedLink

/**
 * Create the resolver of links in content (behaviour 2.9.17).
 *
 * A link to a Markdown file leads to the page made from it, wherever that page
 * is; a link to another file of the content folder makes an asset of it.
 */
export function createLinkResolver(options: {
  readonly contentDir: string
  readonly baseUrl: string
  readonly routes: readonly LinkedRoute[]
  /** One per version; `/x.md` and `x.md` are tried from a page's own. */
  readonly docFolders: readonly string[]
}): LinkResolver {
  const { contentDir, baseUrl, routes } = options
  const findOriginal = createOriginalFinder(routes, contentDir)
  const byFile = new Map(
    routes.flatMap(({ source, route }) =>
      source === undefined
        ? []
        : [source.absolutePath, ...findOriginal(source.absolutePath)].map(
            file => [file, route.pathname] as const
          )
    )
  )
  const byKey = new Map(
    routes.map(({ route }) => [
      createPathnameKey(route.pathname),
      route.pathname
    ])
  )
  const docRoots = options.docFolders.map(folder =>
    path.join(contentDir, folder)
  )
  const findPage = (target: string, files: readonly string[]) => {
    for (const file of files) {
      const own = docRoots.filter(root => file.startsWith(root + path.sep))
      const roots = [...(own.length > 0 ? own : docRoots), contentDir]
      for (const candidate of listCandidates(target, file, roots)) {
        const pathname = byFile.get(candidate)
        if (pathname !== undefined) return pathname
      }
    }
    const direct = byKey.get(createPathnameKey(createPathname(target)))
    const own = files.map(file => byFile.get(file)).find(Boolean)
    if (direct !== undefined || own === undefined) return direct
    return target.startsWith('.')
      ? byKey.get(createPathnameKey(resolveBelow(target, own)))
      : undefined
  }

  return (link, fromFile) => {
    if (link.startsWith('pathname://')) return { kind: 'unchanged', href: link }
    if (isExternalLink(link)) return { kind: 'external' }
    const { path: target, query, hash } = splitLink(link)
    if (target === '') return { kind: 'unchanged', href: link }
    // The link check reports one that can't be decoded.
    const decoded = decodePathnameIfValid(target)
    const files = [fromFile, ...findOriginal(fromFile)]
    const pathname = findPage(decoded, files)
    if (pathname !== undefined) {
      const href = `${createHref(baseUrl, pathname)}${query}${hash}`
      return { kind: 'page', href }
    }
    const asset = files
      .map(file => findAsset(decoded, file, contentDir))
      .find(found => found !== undefined)
    if (asset !== undefined) {
      return isWithinSite(asset, contentDir)
        ? { kind: 'asset', sourceFile: path.relative(contentDir, asset) }
        : { kind: 'outside' }
    }
    const href = target.startsWith('/') ? createLinkHref(baseUrl, link) : link
    return { kind: 'unchanged', href }
  }
}

/**
 * Create the function from a translation to the file it translates: what is not
 * translated beside it is found beside that one.
 */
function createOriginalFinder(
  routes: readonly LinkedRoute[],
  contentDir: string
): (file: string) => readonly string[] {
  const originals = new Map(
    routes.flatMap(({ source }) =>
      source?.original === undefined
        ? []
        : [[source.absolutePath, path.join(contentDir, source.original)]]
    )
  )
  return file => {
    const original = originals.get(file)
    return original === undefined ? [] : [original]
  }
}

/**
 * Resolve a relative link from the address of its page as if that ended with a
 * slash, as where each page has a folder of its own.
 */
function resolveBelow(target: string, own: string): string {
  const folder = own.replace(/\/*$/, '/')
  return createPathname(new URL(target, `http://x${folder}`).pathname)
}

/** Absolute files that a link may mean, the likeliest first. */
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
 * Find a file of the content folder that is no page: a download or a picture.
 * Also finds files outside the website, so that they can be reported.
 *
 * @returns an absolute path
 */
function findAsset(
  target: string,
  fromFile: string,
  contentDir: string
): string | undefined {
  if (!/\.[a-z\d]+$/i.test(target) || /\.(?:mdx?|html?)$/i.test(target)) {
    return undefined
  }
  if (target.startsWith('/')) {
    // Files of `static/` are copied as they are and keep their address.
    const source = path.join(contentDir, target)
    const isStatic = exists(path.join(contentDir, 'static', target))
    return isStatic ? undefined : findExisting(source, contentDir)
  }
  return findExisting(path.resolve(path.dirname(fromFile), target), contentDir)
}

function findExisting(file: string, contentDir: string): string | undefined {
  if (!exists(file)) return undefined
  const isContent = !path.relative(contentDir, file).startsWith('..')
  return isContent || !isWithinSite(file, contentDir) ? file : undefined
}

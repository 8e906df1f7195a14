import {
  encodeHref,
  splitLink,
  stripBaseUrl,
  toHref,
  toPathname
} from '../../../core/model/paths.ts'
import type { PublishedSite } from '../../../core/model/siteTools.ts'
import { nameMarkdownFile } from '../markdownVersion.ts'

/**
 * List where the Markdown version of a page can be: addresses come from agents,
 * who write them in many ways.
 *
 * @param link absolute or not, with or without base, ending, query or hash
 * @returns paths with base, the likeliest first; none if the address is outside
 * the site
 */
export function findMarkdownPaths(
  link: string,
  site: Pick<PublishedSite, 'url' | 'baseUrl' | 'bases'>
): readonly string[] {
  const path = findPath(link.trim(), site.url)
  if (path === undefined) return []
  const base = findBase(path, site.bases)
  const within = base === undefined ? undefined : stripBaseUrl(base, path)
  const names = listNames(within ?? path).map(name =>
    toHref(base ?? site.baseUrl, name)
  )
  return [...new Set(names.map(encodeHref))]
}

/**
 * Find the base of the language that a path with base belongs to.
 *
 * @returns undefined if the path may lack its base
 */
export function findBase(
  path: string,
  bases: readonly string[]
): string | undefined {
  // The longest one is that of the language.
  return bases
    .toSorted((one, other) => other.length - one.length)
    .find(each => each !== '/' && stripBaseUrl(each, path) !== undefined)
}

/** @returns undefined if the address is of another site */
function findPath(link: string, url: string): string | undefined {
  if (!/^[a-z][a-z\d+.-]*:/i.test(link)) {
    const { path } = splitLink(link)
    return path.startsWith('/') ? path : `/${path.replace(/^(?:\.\/)+/, '')}`
  }
  if (!URL.canParse(link)) return undefined
  const { origin, pathname } = new URL(link)
  return origin === new URL(url).origin ? pathname : undefined
}

/** A page is a file, or the index of a folder. */
function listNames(path: string): readonly string[] {
  const pathname = toPathname(path.replace(/(?:(?<=\/)index)?\.md$/i, ''))
  const other = pathname.endsWith('/')
    ? toPathname(pathname.slice(0, -1))
    : toPathname(`${pathname}/`)
  return [pathname, other]
    .filter(each => each !== '')
    .map(each => nameMarkdownFile(each))
}

import type { RenderedPage } from '../../../core/build/prerender/prerenderPages.ts'
import { createPathnameKey, splitLink } from '../../../core/model/paths.ts'
import type { Redirect } from '../../../core/routes/redirect.ts'
import type { PublishedPage } from './urlsLock.ts'

/** The result of building a locale, and its path below the base. */
export interface LocatedSite {
  readonly pages: readonly RenderedPage[]
  readonly redirects: readonly Redirect[]
  /** Of the locale: `/` or `/fr/`. */
  readonly prefix: string
}

/**
 * List what a locale publishes: its pages, and the addresses that redirect to
 * them.
 *
 * @param before what it published earlier; a redirecting address keeps the
 * anchors that its target has
 */
export function listPublishedPages(
  { pages, redirects, prefix }: LocatedSite,
  before: readonly PublishedPage[]
): readonly PublishedPage[] {
  const locate = (pathname: string) => `${prefix}${pathname.slice(1)}`
  const own = pages
    .filter(({ planned }) => !planned.route.isInternal)
    .map(({ record, facts, planned }) => ({
      pathname: locate(record.pathname),
      // Those of excerpts are on the pages of their texts.
      anchors: planned.source === undefined ? [] : facts.anchors
    }))
  const findPromised = createAnchorFinder(before)
  const findOwn = createAnchorFinder(own)
  const moved = redirects.map(({ from, to }) => {
    const pathname = locate(from)
    const kept = findOwn(locate(splitLink(to).path))
    return {
      pathname,
      anchors: findPromised(pathname).filter(each => kept.includes(each))
    }
  })
  return [...own, ...moved]
}

function createAnchorFinder(
  pages: readonly PublishedPage[]
): (pathname: string) => readonly string[] {
  const anchors = new Map<string, readonly string[]>()
  for (const page of pages) {
    const key = createPathnameKey(page.pathname)
    if (!anchors.has(key)) anchors.set(key, page.anchors)
  }
  return pathname => anchors.get(createPathnameKey(pathname)) ?? []
}

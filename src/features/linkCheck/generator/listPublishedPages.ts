import type { RenderedPage } from '../../../core/build/prerender/prerenderPages.ts'
import { createPathnameKey, splitLink } from '../../../core/model/paths.ts'
import type { Redirect } from '../../../core/routes/createRedirects.ts'
import type { PublishedPage } from './urlsLock.ts'

/** A built locale. */
export interface BuiltLocale {
  readonly pages: readonly RenderedPage[]
  readonly redirects: readonly Redirect[]
  /** The locale's path below the base: `/` or `/fr/`. */
  readonly prefix: string
}

/**
 * List what a locale publishes: its pages, and addresses that redirect to them.
 *
 * @param before what it published before; an address that redirects keeps those
 * of its anchors that its target has
 */
export function listPublishedPages(
  { pages, redirects, prefix }: BuiltLocale,
  before: readonly PublishedPage[]
): readonly PublishedPage[] {
  const locate = (pathname: string) => `${prefix}${pathname.slice(1)}`
  const own = pages
    .filter(({ planned }) => !planned.route.isInternal)
    .map(({ record, facts, planned }) => ({
      pathname: locate(record.pathname),
      // Anchors in excerpts belong to the pages with the full text.
      anchors: planned.source === undefined ? [] : facts.anchors
    }))
  const findPublished = createAnchorFinder(before)
  const findOwn = createAnchorFinder(own)
  const moved = redirects.map(({ from, to }) => {
    const pathname = locate(from)
    const kept = findOwn(locate(splitLink(to).path))
    return {
      pathname,
      anchors: findPublished(pathname).filter(each => kept.includes(each))
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

import { createPathnameKey, splitLink } from '../../model/paths.ts'
import type { RouteKind } from '../../model/route.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import type { Redirect } from '../routes/createRoutes.ts'
import type { PublishedPage } from './urlsLock.ts'

/** Pages that nobody should link to. */
const unpublished: ReadonlySet<RouteKind> = new Set(['notFound', 'offline'])

/** Pages with headings of their own, rather than those of excerpts. */
const anchored: ReadonlySet<RouteKind> = new Set(['landing', 'doc', 'blogPost'])

/**
 * List what a site publishes: its pages, and the addresses that redirect to
 * them.
 *
 * @param prefix of the locale: `/` or `/fr/`
 * @param before what was published earlier; a redirecting address keeps the
 * anchors that its target has
 */
export function listPublishedPages(
  built: {
    readonly pages: readonly RenderedPage[]
    readonly redirects: readonly Redirect[]
    readonly prefix: string
  },
  before: readonly PublishedPage[]
): readonly PublishedPage[] {
  const { redirects, prefix } = built
  const withPrefix = (pathname: string) => `${prefix}${pathname.slice(1)}`
  const pages = built.pages
    .filter(({ planned }) => !unpublished.has(planned.route.kind))
    .map(page => ({
      pathname: withPrefix(page.record.pathname),
      anchors: listAnchors(page)
    }))
  const byKey = new Map(
    pages.map(page => [createPathnameKey(page.pathname), page])
  )
  const promised = new Map(
    before.map(({ pathname, anchors }) => [
      createPathnameKey(pathname),
      anchors
    ])
  )
  const moved = redirects.map(({ from, to }) => {
    const pathname = withPrefix(from)
    const target = byKey.get(createPathnameKey(withPrefix(splitLink(to).path)))
    const anchors = promised.get(createPathnameKey(pathname)) ?? []
    return {
      pathname,
      anchors: anchors.filter(anchor => target?.anchors.includes(anchor))
    }
  })
  return [...pages, ...moved]
}

const anchorTag = /<h[2-6]\b[^>]*?\bid="([^"]+)"/g

function listAnchors({ html, planned }: RenderedPage): readonly string[] {
  if (!anchored.has(planned.route.kind)) return []
  return [...html.matchAll(anchorTag)].map(([, id = '']) => id)
}

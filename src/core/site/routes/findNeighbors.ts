import { type TitledLink, toHref } from '../../model/paths.ts'
import {
  findNodePathname,
  type SidebarNode,
  type Site,
  type SiteDoc,
  type SiteSidebar
} from '../site.ts'
import type { DocsContext } from './docsContext.ts'

/** The pages before and after a page (behavior 2.5.7). */
interface Neighbors {
  readonly previous?: TitledLink | undefined
  readonly next?: TitledLink | undefined
}

/**
 * Find a page's neighbors in its sidebar's reading order.
 *
 * @param pathname of a doc or a category page
 */
export function findNeighbors(
  pathname: string,
  { site, indexSidebar }: Pick<DocsContext, 'site' | 'indexSidebar'>,
  sidebar: SiteSidebar | undefined
): Neighbors {
  const index = sidebar && indexSidebar(sidebar)
  const position = index?.positions.get(pathname)
  if (index === undefined || position === undefined) return {}
  const before = index.order[position - 1]
  const after = index.order[position + 1]
  return {
    previous: before && createNodeLink(before, site),
    next: after && createNodeLink(after, site)
  }
}

/**
 * Resolve a doc's neighbors: front matter may set or hide them; otherwise, the
 * reading order determines them.
 */
export function resolveNeighbors(
  doc: SiteDoc,
  context: DocsContext
): Neighbors {
  const sidebar = context.findSidebar(doc)
  const { previous, next } = findNeighbors(doc.pathname, context, sidebar)
  return {
    previous: applyOverride(doc, 'pagination_prev', context, previous),
    next: applyOverride(doc, 'pagination_next', context, next)
  }
}

/** Apply the front matter's override of a neighbor; null hides it. */
function applyOverride(
  doc: SiteDoc,
  key: 'pagination_prev' | 'pagination_next',
  { site, version }: DocsContext,
  ordered: TitledLink | undefined
): TitledLink | undefined {
  const id = doc.source.frontMatter[key]
  if (id === undefined) return ordered
  // A draft has no page. Unknown ids have been reported before.
  const named = version.docs.find(other => other.id === id)
  return named && createDocLink(named, named.label, site)
}

function createNodeLink(node: SidebarNode, site: Site): TitledLink | undefined {
  if (node.kind === 'doc') return createDocLink(node.doc, node.label, site)
  if (node.kind !== 'category') return undefined
  if (node.link?.kind === 'doc') {
    return createDocLink(node.link.doc, node.label, site)
  }
  const pathname = findNodePathname(node)
  const { baseUrl } = site.client
  return pathname && { title: node.label, href: toHref(baseUrl, pathname) }
}

function createDocLink(doc: SiteDoc, label: string, site: Site): TitledLink {
  const { pagination_label, sidebar_label } = doc.source.frontMatter
  return {
    title: pagination_label ?? sidebar_label ?? label,
    href: toHref(site.client.baseUrl, doc.pathname)
  }
}

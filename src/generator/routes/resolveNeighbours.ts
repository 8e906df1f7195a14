import type { TitledLink } from '../../model/blog.ts'
import { createHref } from '../../model/paths.ts'
import {
  type Doc,
  findNodePathname,
  type SidebarNode,
  type Site
} from '../site/site.ts'
import type { DocsContext } from './docsContext.ts'

/** The pages before and after a page (behaviour 2.5.7). */
export interface Neighbours {
  readonly previous?: TitledLink
  readonly next?: TitledLink
}

/**
 * Find a page's neighbours in its sidebar's reading order.
 *
 * @param pathname of a doc or a category page
 */
export function findNeighbours(
  pathname: string,
  { site, findPlan }: Pick<DocsContext, 'site' | 'findPlan'>,
  sidebar: Parameters<DocsContext['findPlan']>[0] | undefined
): Neighbours {
  const { order, indexes } =
    sidebar === undefined
      ? { order: [], indexes: new Map<string, number>() }
      : findPlan(sidebar)
  const index = indexes.get(pathname)
  if (index === undefined) return {}
  const before = order[index - 1]
  const after = order[index + 1]
  const previous = before && createNodeLink(before, site)
  const next = after && createNodeLink(after, site)
  return {
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next })
  }
}

/**
 * Resolve a doc's neighbours: front matter names or hides them, and the reading
 * order decides the rest.
 */
export function resolveNeighbours(doc: Doc, context: DocsContext): Neighbours {
  const ordered = findNeighbours(
    doc.pathname,
    context,
    context.findSidebar(doc)
  )
  const previous = resolveNamed(doc, 'pagination_prev', context)
  const next = resolveNamed(doc, 'pagination_next', context)
  return {
    ...(previous.isNamed ? {} : pick(ordered, 'previous')),
    ...(next.isNamed ? {} : pick(ordered, 'next')),
    ...(previous.link === undefined ? {} : { previous: previous.link }),
    ...(next.link === undefined ? {} : { next: next.link })
  }
}

function pick(
  neighbours: Neighbours,
  key: 'previous' | 'next'
): Partial<Neighbours> {
  const link = neighbours[key]
  return link === undefined ? {} : { [key]: link }
}

/** What the front matter says about one neighbour; null hides it. */
function resolveNamed(
  doc: Doc,
  key: 'pagination_prev' | 'pagination_next',
  { site, version }: DocsContext
): { isNamed: boolean; link?: TitledLink } {
  const id = doc.source.frontMatter[key]
  if (id === undefined) return { isNamed: false }
  // A draft has no page. An unknown id has already failed the site.
  const named = version.docs.find(other => other.id === id)
  if (named === undefined) return { isNamed: true }
  return { isNamed: true, link: createDocLink(named, named.label, site) }
}

function createNodeLink(node: SidebarNode, site: Site): TitledLink | undefined {
  if (node.kind === 'doc') return createDocLink(node.doc, node.label, site)
  if (node.kind !== 'category') return undefined
  if (node.link?.kind === 'doc') {
    return createDocLink(node.link.doc, node.label, site)
  }
  const pathname = findNodePathname(node)
  return pathname === undefined
    ? undefined
    : {
        title: node.label,
        href: createHref(site.client.baseUrl, pathname)
      }
}

function createDocLink(doc: Doc, label: string, site: Site): TitledLink {
  const { pagination_label, sidebar_label } = doc.source.frontMatter
  return {
    title: pagination_label ?? sidebar_label ?? label,
    href: createHref(site.client.baseUrl, doc.pathname)
  }
}

import { type Href, splitLink, toHref } from '../../model/paths.ts'
import {
  type CategoryNode,
  findNodePathname,
  listSidebarNodes,
  type SidebarNode,
  type Site,
  type SiteDoc,
  type SiteSidebar,
  type SiteVersion
} from '../site.ts'
import { createSidebarFinder } from '../toClientSidebar.ts'
import type { VersionFinder } from './createVersionFinder.ts'

/** Context for creating the routes of one version. */
export interface DocsContext {
  readonly site: Site
  readonly version: SiteVersion
  readonly findSidebar: (doc: SiteDoc) => SiteSidebar | undefined
  readonly findVersions: VersionFinder
  readonly indexSidebar: (sidebar: SiteSidebar) => IndexedSidebar
}

/** What the pages of a sidebar need to know about it, by page. */
interface IndexedSidebar {
  /** Pages in reading order: docs and linked categories. */
  readonly order: readonly SidebarNode[]
  /** Indexes in `order`, by pathname. */
  readonly positions: ReadonlyMap<string, number>
  readonly breadcrumbs: ReadonlyMap<string, readonly Breadcrumb[]>
  /** Ids of the headings that the sidebar links to, by their page's pathname. */
  readonly headings: ReadonlyMap<string, readonly string[]>
}

/** Create the context of a version. */
export function createDocsContext(
  site: Site,
  version: SiteVersion,
  findVersions: VersionFinder
): DocsContext {
  const indexes = new Map(
    version.sidebars.map(sidebar => [
      sidebar,
      createIndexedSidebar(sidebar, site.client.baseUrl)
    ])
  )
  return {
    site,
    version,
    findVersions,
    findSidebar: createSidebarFinder(version),
    indexSidebar: sidebar =>
      indexes.get(sidebar) ?? createIndexedSidebar(sidebar, site.client.baseUrl)
  }
}

function createIndexedSidebar(
  { nodes }: SiteSidebar,
  baseUrl: string
): IndexedSidebar {
  const walked = listSidebarNodes(nodes)
  const all = walked.map(({ node }) => node)
  const order = all.filter(isInOrder)
  const breadcrumbs = new Map<string, readonly Breadcrumb[]>()
  for (const { node, ancestors } of walked) {
    const pathname = findNodePathname(node)
    if (pathname === undefined || breadcrumbs.has(pathname)) continue
    breadcrumbs.set(pathname, createBreadcrumbs(node, ancestors, baseUrl))
  }
  const positions = order.flatMap((node, index) => {
    const pathname: string | undefined = findNodePathname(node)
    return pathname === undefined ? [] : [[pathname, index] as const]
  })
  return {
    order,
    breadcrumbs,
    headings: collectHeadings(all),
    // The first occurrence of a page wins.
    positions: new Map(positions.reverse())
  }
}

function collectHeadings(
  nodes: readonly SidebarNode[]
): ReadonlyMap<string, readonly string[]> {
  const headings = new Map<string, string[]>()
  for (const node of nodes) {
    if (node.kind !== 'link') continue
    const { path, hash } = splitLink(node.href)
    if (hash === '') continue
    headings.set(path, [...(headings.get(path) ?? []), hash.slice(1)])
  }
  return headings
}

/** Whether a node is part of the order: neither references nor unlisted pages are. */
function isInOrder(node: SidebarNode): boolean {
  if (node.kind === 'doc') return !node.isReference && !node.doc.isUnlisted
  if (node.kind !== 'category' || node.link === undefined) return false
  return node.link.kind === 'page' || !node.link.doc.isUnlisted
}

/** An item of the breadcrumbs; plain text without a link. */
interface Breadcrumb {
  readonly label: string
  readonly href?: Href | undefined
}

/**
 * Create a page's breadcrumbs: the categories above it, then the page itself.
 */
function createBreadcrumbs(
  node: SidebarNode,
  ancestors: readonly CategoryNode[],
  baseUrl: string
): readonly Breadcrumb[] {
  const label = node.kind === 'html' ? '' : node.label
  return [...ancestors.map(above => createCrumb(above, baseUrl)), { label }]
}

function createCrumb(node: CategoryNode, baseUrl: string): Breadcrumb {
  const pathname = findNodePathname(node)
  const isUnlisted = node.link?.kind === 'doc' && node.link.doc.isUnlisted
  return pathname === undefined || isUnlisted
    ? { label: node.label }
    : { label: node.label, href: toHref(baseUrl, pathname) }
}

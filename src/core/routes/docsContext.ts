import { createSidebarFinder } from '../site/createSidebarFinder.ts'
import {
  type Doc,
  findNodePathname,
  listSidebarNodes,
  type SidebarNode,
  type Site,
  type SiteSidebar,
  type SiteVersion
} from '../site/site.ts'
import { type Breadcrumb, createBreadcrumbs } from './createBreadcrumbs.ts'
import type { VersionFinder } from './createVersionFinder.ts'

/** Context for creating the routes of one version. */
export interface DocsContext {
  readonly site: Site
  readonly version: SiteVersion
  readonly findSidebar: (doc: Doc) => SiteSidebar | undefined
  readonly findVersions: VersionFinder
  readonly findPlan: (sidebar: SiteSidebar) => SidebarPlan
}

/** A sidebar indexed by page. */
interface SidebarPlan {
  /** Pages in reading order: docs and linked categories. */
  readonly order: readonly SidebarNode[]
  /** Indexes in that order, by pathname. */
  readonly indexes: ReadonlyMap<string, number>
  readonly breadcrumbs: ReadonlyMap<string, readonly Breadcrumb[]>
}

/** Create the context of a version. */
export function createDocsContext(
  site: Site,
  version: SiteVersion,
  findVersions: VersionFinder
): DocsContext {
  const plans = new Map(
    version.sidebars.map(sidebar => [
      sidebar,
      createSidebarPlan(sidebar, site.client.baseUrl)
    ])
  )
  return {
    site,
    version,
    findVersions,
    findSidebar: createSidebarFinder(version),
    findPlan: sidebar =>
      plans.get(sidebar) ?? createSidebarPlan(sidebar, site.client.baseUrl)
  }
}

function createSidebarPlan(
  { nodes }: SiteSidebar,
  baseUrl: string
): SidebarPlan {
  const walked = listSidebarNodes(nodes)
  const order = walked.map(({ node }) => node).filter(isInOrder)
  const breadcrumbs = new Map<string, readonly Breadcrumb[]>()
  for (const { node, ancestors } of walked) {
    const pathname = findNodePathname(node)
    if (pathname === undefined || breadcrumbs.has(pathname)) continue
    breadcrumbs.set(pathname, createBreadcrumbs(node, ancestors, baseUrl))
  }
  const indexes = order.flatMap((node, index) => {
    const pathname: string | undefined = findNodePathname(node)
    return pathname === undefined ? [] : [[pathname, index] as const]
  })
  return { order, breadcrumbs, indexes: new Map(indexes.reverse()) }
}

/** Whether a node is part of the order: no references and unlisted pages. */
function isInOrder(node: SidebarNode): boolean {
  if (node.kind === 'doc') return !node.isReference && !node.doc.isUnlisted
  if (node.kind !== 'category' || node.link === undefined) return false
  return node.link.kind === 'page' || !node.link.doc.isUnlisted
}

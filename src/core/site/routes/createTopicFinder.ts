import type {
  NavbarHtml,
  NavbarItemData,
  NavbarLink
} from '../../model/navbar.ts'
import { type Pathname, toHref } from '../../model/paths.ts'
import type { ClientSite } from '../../model/site.ts'
import {
  createSidebarKey,
  findNodePathname,
  listSidebarNodes,
  type SidebarNode,
  type Site,
  type SiteSidebar,
  type SiteVersion
} from '../site.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/** Finds a page's topic. */
type FindTopic = (planned: PlannedRoute) => string

/**
 * Create a function that finds a page's topic: the label of its sidebar, or the
 * topic that its feature sets. A single sidebar would contain everything, so then
 * its top-level categories are the topics.
 *
 * The topic of all other pages is the site's title.
 */
export function createTopicFinder({ client, versions }: Site): FindTopic {
  const bySidebar = new Map<string, string>()
  const byPathname = new Map<string, string>()
  for (const version of versions) {
    const { sidebars, data } = version
    const [only] = sidebars.length === 1 ? sidebars : []
    const categories = (only?.nodes ?? []).filter(
      node => node.kind === 'category'
    )
    for (const category of categories.length > 1 ? categories : []) {
      for (const pathname of listSidebarPathnames([category])) {
        if (byPathname.has(pathname)) continue
        byPathname.set(pathname, addVersion(category.label, version))
      }
    }
    for (const sidebar of categories.length > 1 ? [] : sidebars) {
      const label = nameSidebar(sidebar, client)
      const key = createSidebarKey(data.name, sidebar.id)
      bySidebar.set(key, addVersion(label, version))
    }
  }
  return ({ route, topic, sidebarKey = '' }) =>
    byPathname.get(route.pathname) ??
    bySidebar.get(sidebarKey) ??
    topic ??
    client.title
}

/** Name a sidebar as the navbar or the footer does, or else by its id. */
export function nameSidebar(sidebar: SiteSidebar, client: ClientSite): string {
  const { id } = sidebar
  return (
    findNavbarLabel(sidebar, client) ??
    findFooterLabel(sidebar, client) ??
    id.charAt(0).toUpperCase() + id.slice(1)
  )
}

/** Find the label of the navbar item that links to a sidebar. */
function findNavbarLabel(
  { id }: SiteSidebar,
  { navbar }: ClientSite
): string | undefined {
  const links = navbar.items.flatMap<NavbarItemData | NavbarLink | NavbarHtml>(
    item => (item.kind === 'dropdown' ? item.items : [item])
  )
  return links.flatMap(link =>
    link.kind === 'link' && link.active.sidebar === id ? (link.label ?? []) : []
  )[0]
}

function findFooterLabel(
  { nodes }: SiteSidebar,
  { footer, baseUrl }: ClientSite
): string | undefined {
  const hrefs = new Set<string>(
    listSidebarPathnames(nodes).map(pathname => toHref(baseUrl, pathname))
  )
  return footer?.columns
    .flatMap(({ items }) => items)
    .flatMap(item =>
      item.kind === 'link' && hrefs.has(item.href) ? item.label : []
    )[0]
}

/**
 * List the pages of nodes in order, without references to other sidebars' pages.
 */
function listSidebarPathnames(
  nodes: readonly SidebarNode[]
): readonly Pathname[] {
  return listSidebarNodes(nodes).flatMap(({ node }) =>
    node.kind === 'doc' && node.isReference
      ? []
      : (findNodePathname(node) ?? [])
  )
}

/** Append the version's label, except for the last version. */
function addVersion(label: string, { data }: SiteVersion): string {
  return data.isLast ? label : `${label} (${data.label})`
}

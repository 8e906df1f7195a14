import type { NavbarHtml, NavbarItem, NavbarLink } from '../model/navbar.ts'
import { createHref, type Pathname } from '../model/paths.ts'
import type { ClientSite } from '../model/site.ts'
import {
  findNodePathname,
  listSidebarNodes,
  type SidebarNode,
  type Site,
  type SiteSidebar,
  type SiteVersion
} from '../site/site.ts'
import { createSidebarKey, type PlannedRoute } from './plannedRoute.ts'

/** Finds the title of what a page belongs to in the reader's eyes. */
type FindTopic = (planned: PlannedRoute) => string

/**
 * Create a function that finds a page's topic: its sidebar, or what its
 * feature says. If a
 * version has a single sidebar, that would contain everything, so its top-level
 * categories are the topics.
 *
 * A page that belongs to none has the site for its topic.
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
      for (const pathname of listOwnPathnames([category])) {
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

function nameSidebar(sidebar: SiteSidebar, client: ClientSite): string {
  const { id } = sidebar
  return (
    findNavbarLabel(sidebar, client) ??
    findFooterLabel(sidebar, client) ??
    id.charAt(0).toUpperCase() + id.slice(1)
  )
}

/** Readers know a sidebar by the navbar item that leads to it. */
function findNavbarLabel(
  { id }: SiteSidebar,
  { navbar }: ClientSite
): string | undefined {
  const links = navbar.items.flatMap<NavbarItem | NavbarLink | NavbarHtml>(
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
    listOwnPathnames(nodes).map(pathname => createHref(baseUrl, pathname))
  )
  return footer?.columns
    .flatMap(({ items }) => items)
    .flatMap(item =>
      item.kind === 'link' && hrefs.has(item.href) ? item.label : []
    )[0]
}

/**
 * List the pages of nodes in their order, without references to pages of other
 * sidebars.
 */
function listOwnPathnames(nodes: readonly SidebarNode[]): readonly Pathname[] {
  return listSidebarNodes(nodes).flatMap(({ node }) =>
    node.kind === 'doc' && node.isReference
      ? []
      : (findNodePathname(node) ?? [])
  )
}

/** The last version needs no label. */
function addVersion(label: string, { data }: SiteVersion): string {
  return data.isLast ? label : `${label} (${data.label})`
}

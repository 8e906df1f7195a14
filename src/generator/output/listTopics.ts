import type { NavbarHtml, NavbarItem, NavbarLink } from '../../model/navbar.ts'
import { createHref, type Pathname } from '../../model/paths.ts'
import type { ClientSite } from '../../model/site.ts'
import { createSidebarKey, type PlannedRoute } from '../routes/plannedRoute.ts'
import {
  type CategoryNode,
  findNodePathname,
  type SidebarNode,
  type Site,
  type SiteSidebar,
  type SiteVersion,
  walkNodes
} from '../site/site.ts'

/** Pages that belong together in the reader's eyes. */
export interface Topic {
  readonly title: string
  readonly has: (planned: PlannedRoute) => boolean
}

/**
 * List a site's topics: one per sidebar, and the blog. If a version has a
 * single sidebar, that would contain everything, so its top-level categories
 * are the topics.
 *
 * A page may belong to none.
 */
export function listTopics(site: Site): readonly Topic[] {
  const docs = site.versions.flatMap(version => {
    const [first, ...others] = version.sidebars
    if (first === undefined) return []
    const categories = listCategories(first)
    return others.length === 0 && categories.length > 1
      ? categories.map(category => createCategoryTopic(category, version))
      : version.sidebars.map(sidebar =>
          createSidebarTopic(sidebar, version, site)
        )
  })
  return site.client.hasBlog ? [...docs, createBlogTopic(site)] : docs
}

/** Create a function that names a page's topic, or else the site. */
export function createTopicFinder(
  site: Site
): (planned: PlannedRoute) => string {
  const topics = listTopics(site)
  return planned =>
    topics.find(({ has }) => has(planned))?.title ?? site.client.title
}

function createSidebarTopic(
  sidebar: SiteSidebar,
  version: SiteVersion,
  { client }: Site
): Topic {
  const key = createSidebarKey(version.data.name, sidebar.id)
  const label =
    findNavbarLabel(sidebar, client) ??
    findFooterLabel(sidebar, client) ??
    sidebar.id.charAt(0).toUpperCase() + sidebar.id.slice(1)
  return {
    title: addVersion(label, version),
    has: ({ sidebarKey }) => sidebarKey === key
  }
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
    listPathnames(nodes).map(pathname => createHref(baseUrl, pathname))
  )
  return footer?.columns
    .flatMap(({ items }) => items)
    .flatMap(item =>
      item.kind === 'link' && hrefs.has(item.href) ? item.label : []
    )[0]
}

function listCategories({ nodes }: SiteSidebar): readonly CategoryNode[] {
  return nodes.flatMap(node => (node.kind === 'category' ? node : []))
}

function createCategoryTopic(
  category: CategoryNode,
  version: SiteVersion
): Topic {
  const pathnames = new Set(listPathnames([category]))
  return {
    title: addVersion(category.label, version),
    has: ({ route }) => pathnames.has(route.pathname)
  }
}

/** Pages of the nodes, without references to pages of other sidebars. */
function listPathnames(nodes: readonly SidebarNode[]): readonly Pathname[] {
  return walkNodes(nodes).flatMap(({ node }) =>
    node.kind === 'doc' && node.isReference
      ? []
      : (findNodePathname(node) ?? [])
  )
}

function createBlogTopic({ client }: Site): Topic {
  return {
    title: client.blogTitle,
    has: ({ route }) => route.kind.startsWith('blog')
  }
}

/** The last version needs no label. */
function addVersion(label: string, { data }: SiteVersion): string {
  return data.isLast ? label : `${label} (${data.label})`
}

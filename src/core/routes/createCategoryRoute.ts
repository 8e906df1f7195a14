import { formatCount } from '../model/fillText.ts'
import { isExternalLink } from '../model/paths.ts'
import type { CategoryCard } from '../model/route.ts'
import { findFirstHref } from '../model/sidebar.ts'
import { createSidebarItem } from '../site/createSidebar.ts'
import type {
  CategoryNode,
  SidebarNode,
  Site,
  SiteSidebar
} from '../site/site.ts'
import type { DocsContext } from './docsContext.ts'
import { createSidebarKey, type PlannedRoute } from './plannedRoute.ts'
import { findNeighbors } from './resolveNeighbors.ts'

/**
 * Create the route of a category's generated page, with a card for each child
 * that has a link (behavior 2.5.29 to 2.5.32).
 */
export function createCategoryRoute(
  node: CategoryNode,
  sidebar: SiteSidebar,
  context: DocsContext
): PlannedRoute {
  const { site, version, findVersions } = context
  const { link } = node
  if (link?.kind !== 'page') throw new Error('Only pages become routes.')
  const { pathname, title, description, keywords, image, place } = link
  const plan = context.findPlan(sidebar)
  return {
    contents: [],
    place,
    sidebarKey: createSidebarKey(version.data.name, sidebar.id),
    route: {
      kind: 'category',
      pathname,
      title,
      heading: title,
      isUnlisted: false,
      version: version.data.name,
      sidebar: sidebar.id,
      breadcrumbs: plan.breadcrumbs.get(pathname) ?? [],
      cards: node.nodes.flatMap(child => createCard(child, site)),
      ...findVersions(pathname, version),
      description,
      keywords,
      image,
      ...findNeighbors(pathname, context, sidebar)
    }
  }
}

function createCard(
  node: SidebarNode,
  { client, texts }: Site
): readonly CategoryCard[] {
  const href = findFirstHref(createSidebarItem(node, client.baseUrl))
  if (href === undefined || node.kind === 'html') return []
  if (node.kind === 'link') {
    const kind = isExternalLink(node.href) ? 'external' : 'doc'
    return [{ kind, label: node.label, href }]
  }
  if (node.kind === 'doc') {
    const { description } = node.doc
    const card = { kind: 'doc', label: node.label, href } as const
    return [description === undefined ? card : { ...card, description }]
  }
  const { htmlLang } = client.locale
  const count = node.nodes.length
  return [
    {
      kind: 'category',
      label: node.label,
      href,
      description:
        node.description ??
        formatCount(texts.itemCount, ['count', count], htmlLang)
    }
  ]
}

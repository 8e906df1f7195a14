import { formatCount } from '../../model/fillText.ts'
import { isExternalLink } from '../../model/paths.ts'
import type { CategoryCard, DocRoute, ShownUpdate } from '../../model/route.ts'
import { findFirstHref } from '../../model/sidebar.ts'
import { formatLastUpdated } from '../formatDate.ts'
import {
  type CategoryNode,
  createSidebarKey,
  listSidebarNodes,
  type SidebarNode,
  type Site,
  type SiteDoc,
  type SiteSidebar,
  type SiteVersion
} from '../site.ts'
import { toSidebarItem } from '../toClientSidebar.ts'
import { printContentRequest } from './contentRequest.ts'
import type { VersionFinder } from './createVersionFinder.ts'
import { createDocsContext, type DocsContext } from './docsContext.ts'
import { findNeighbors, resolveNeighbors } from './findNeighbors.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/** Plan the routes of one version: its docs and category pages. */
export function planDocRoutes(
  site: Site,
  version: SiteVersion,
  findVersions: VersionFinder
): readonly PlannedRoute[] {
  const context = createDocsContext(site, version, findVersions)
  const docs = version.docs.map(doc => createDocRoute(doc, context))
  const categories = version.sidebars.flatMap(sidebar =>
    listSidebarNodes(sidebar.nodes).flatMap(({ node }) =>
      node.kind === 'category' && node.link?.kind === 'page'
        ? [createCategoryRoute(node, sidebar, context)]
        : []
    )
  )
  return [...docs, ...categories]
}

function createDocRoute(doc: SiteDoc, context: DocsContext): PlannedRoute {
  const { site, version } = context
  const { frontMatter, bodyTitle } = doc.source
  const { config } = site.content
  const lastUpdated = resolveLastUpdated(doc, site)
  const sidebar = context.findSidebar(doc)
  const index = sidebar && context.indexSidebar(sidebar)
  const editUrl = createEditUrl(doc, config.docs.editUrl)
  const showsHeading = bodyTitle === undefined && !frontMatter.hide_title
  const route: DocRoute = {
    kind: 'doc',
    pathname: doc.pathname,
    title: doc.title,
    isUnlisted: doc.isUnlisted,
    docId: doc.id,
    version: version.data.name,
    hideToc: frontMatter.hide_table_of_contents === true,
    toc: {
      min: frontMatter.toc_min_heading_level ?? site.client.toc.min,
      max: frontMatter.toc_max_heading_level ?? site.client.toc.max,
      listed: index?.headings.get(doc.pathname)
    },
    isDraft: doc.isDraft,
    breadcrumbs: index?.breadcrumbs.get(doc.pathname) ?? [],
    ...context.findVersions(doc.id, version),
    description: doc.description,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    heading: showsHeading ? doc.title : undefined,
    sidebar: sidebar?.id,
    ...resolveNeighbors(doc, context),
    editUrl,
    lastUpdated
  }
  const { absolutePath: file, format } = doc.source
  return {
    route,
    contents: [printContentRequest({ file, format })],
    source: doc.source,
    sidebarKey: sidebar && createSidebarKey(version.data.name, sidebar.id)
  }
}

/** Resolve the "last updated" line. Its author is shown only on request. */
function resolveLastUpdated(
  { source }: SiteDoc,
  { client, content }: Site
): ShownUpdate | undefined {
  const { lastUpdated, frontMatter } = source
  const config = content.config.docs
  if (lastUpdated === undefined || !config.showLastUpdate) return undefined
  const { date, author } = lastUpdated
  const showsAuthor =
    config.showLastUpdateAuthor || frontMatter.last_update?.author !== undefined
  return formatLastUpdated(
    { date, author: showsAuthor ? author : undefined },
    client
  )
}

/** `custom_edit_url` wins; null hides the link. */
function createEditUrl(
  { source }: SiteDoc,
  editUrl: string | undefined
): string | undefined {
  const custom = source.frontMatter.custom_edit_url
  if (custom === null) return undefined
  if (custom !== undefined) return custom
  return editUrl === undefined
    ? undefined
    : `${editUrl.replace(/\/$/, '')}/${source.file}`
}

/**
 * Create the route of a category's generated page, with a card for each child
 * that has a link (behavior 2.5.29 to 2.5.32).
 */
function createCategoryRoute(
  node: CategoryNode,
  sidebar: SiteSidebar,
  context: DocsContext
): PlannedRoute {
  const { site, version, findVersions } = context
  const { link } = node
  if (link?.kind !== 'page') throw new Error('Only pages become routes.')
  const { pathname, title, description, keywords, image, place } = link
  const index = context.indexSidebar(sidebar)
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
      breadcrumbs: index.breadcrumbs.get(pathname) ?? [],
      cards: node.nodes.flatMap(child => createCards(child, site)),
      ...findVersions(pathname, version),
      description,
      keywords,
      image,
      ...findNeighbors(pathname, context, sidebar)
    }
  }
}

function createCards(
  node: SidebarNode,
  { client, texts }: Site
): readonly CategoryCard[] {
  const href = findFirstHref(toSidebarItem(node, client.baseUrl))
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

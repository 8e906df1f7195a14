import type { TitledLink } from '../../model/blog.ts'
import { SiteError } from '../../model/errors.ts'
import { createHref, type Href } from '../../model/paths.ts'
import type { CategoryCard, DocRoute, LastUpdated } from '../../model/route.ts'
import { findFirstHref } from '../../model/sidebar.ts'
import { readTags } from '../site/createPosts.ts'
import { createSidebarItem } from '../site/createSidebar.ts'
import { createSidebarFinder } from '../site/findSidebarOf.ts'
import {
  type CategoryNode,
  type Doc,
  findNodePathname,
  type SidebarNode,
  type Site,
  type SiteSidebar,
  type SiteVersion,
  walkNodes
} from '../site/site.ts'
import type { VersionFinder } from './createVersionFinder.ts'
import {
  createContentRequest,
  createSidebarKey,
  type PlannedRoute
} from './plannedRoute.ts'

/** Create the routes of one version: its docs and its category pages. */
export function createDocRoutes(
  site: Site,
  version: SiteVersion,
  findVersions: VersionFinder
): { readonly routes: readonly PlannedRoute[]; problems: SiteError[] } {
  const orders = new Map(
    version.sidebars.map(sidebar => [sidebar, createOrder(sidebar)])
  )
  const context = {
    site,
    version,
    orders,
    findSidebar: createSidebarFinder(version),
    findVersions
  }
  const docs = version.docs.map(doc => createDocRoute(doc, context))
  const categories = version.sidebars.flatMap(sidebar =>
    walkNodes(sidebar.nodes).flatMap(({ node, ancestors }) =>
      node.kind === 'category' && node.link?.kind === 'page'
        ? [createCategoryRoute({ node, ancestors, sidebar }, context)]
        : []
    )
  )
  return {
    routes: [...docs.map(({ planned }) => planned), ...categories],
    problems: docs.flatMap(({ problems }) => problems)
  }
}

interface DocsContext {
  readonly site: Site
  readonly version: SiteVersion
  readonly orders: ReadonlyMap<SiteSidebar, readonly SidebarNode[]>
  readonly findSidebar: (doc: Doc) => SiteSidebar | undefined
  readonly findVersions: VersionFinder
}

/** The pages of a sidebar in reading order: docs and linked categories. */
function createOrder({ nodes }: SiteSidebar): readonly SidebarNode[] {
  return walkNodes(nodes)
    .map(({ node }) => node)
    .filter(node => {
      if (node.kind === 'doc') return !node.isReference && !node.doc.isUnlisted
      if (node.kind !== 'category' || node.link === undefined) return false
      return node.link.kind === 'page' || !node.link.doc.isUnlisted
    })
}

function createDocRoute(
  doc: Doc,
  context: DocsContext
): { planned: PlannedRoute; problems: readonly SiteError[] } {
  const { site, version } = context
  const { frontMatter, bodyTitle } = doc.source
  const { config } = site.content
  const lastUpdated = createShownUpdate(doc, config.docs)
  const sidebar = context.findSidebar(doc)
  const previous = resolveNeighbour(doc, 'pagination_prev', context)
  const next = resolveNeighbour(doc, 'pagination_next', context)
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
      max: frontMatter.toc_max_heading_level ?? site.client.toc.max
    },
    tags: readTags(frontMatter.tags),
    isDraft: doc.isDraft,
    breadcrumbs: createBreadcrumbs(doc, sidebar, site.client.baseUrl),
    ...context.findVersions({ kind: 'doc', id: doc.id }, version),
    ...(doc.description === undefined ? {} : { description: doc.description }),
    ...(frontMatter.keywords === undefined
      ? {}
      : { keywords: frontMatter.keywords }),
    ...(frontMatter.image === undefined ? {} : { image: frontMatter.image }),
    ...(showsHeading ? { heading: doc.title } : {}),
    ...(sidebar === undefined ? {} : { sidebar: sidebar.id }),
    ...(previous.link === undefined ? {} : { previous: previous.link }),
    ...(next.link === undefined ? {} : { next: next.link }),
    ...(editUrl === undefined ? {} : { editUrl }),
    ...(lastUpdated === undefined ? {} : { lastUpdated })
  }
  return {
    planned: {
      route,
      contents: [createContentRequest(doc.source)],
      source: doc.source,
      ...(sidebar === undefined
        ? {}
        : { sidebarKey: createSidebarKey(version.data.name, sidebar.id) })
    },
    problems: [...previous.problems, ...next.problems]
  }
}

/** Who changed a page is shown when its author, or the site, asks for it. */
function createShownUpdate(
  { source }: Doc,
  config: Site['content']['config']['docs']
): LastUpdated | undefined {
  const { lastUpdated, frontMatter } = source
  if (lastUpdated === undefined || !config.showLastUpdate) return undefined
  const { date, author } = lastUpdated
  const showsAuthor =
    config.showLastUpdateAuthor || frontMatter.last_update?.author !== undefined
  return {
    ...(date === undefined ? {} : { date }),
    ...(author === undefined || !showsAuthor ? {} : { author })
  }
}

/** `custom_edit_url` wins; null hides the link. */
function createEditUrl(
  { source }: Doc,
  editUrl: string | undefined
): string | undefined {
  const custom = source.frontMatter.custom_edit_url
  if (custom === null) return undefined
  if (custom !== undefined) return custom
  return editUrl === undefined
    ? undefined
    : `${editUrl.replace(/\/$/, '')}/${source.file}`
}

function createBreadcrumbs(
  doc: Doc,
  sidebar: SiteSidebar | undefined,
  baseUrl: string
): readonly { readonly label: string; href?: Href }[] {
  const found = walkNodes(sidebar?.nodes ?? []).find(
    ({ node }) => findNodePathname(node) === doc.pathname
  )
  if (found === undefined) return []
  const label = found.node.kind === 'html' ? doc.label : found.node.label
  return [
    ...found.ancestors.map(ancestor => createCrumb(ancestor, baseUrl)),
    { label }
  ]
}

function createCrumb(
  node: CategoryNode,
  baseUrl: string
): { readonly label: string; href?: Href } {
  const pathname = findNodePathname(node)
  const isUnlisted = node.link?.kind === 'doc' && node.link.doc.isUnlisted
  return pathname === undefined || isUnlisted
    ? { label: node.label }
    : { label: node.label, href: createHref(baseUrl, pathname) }
}

/** The page before or after, unless the front matter names or hides it. */
function resolveNeighbour(
  doc: Doc,
  key: 'pagination_prev' | 'pagination_next',
  context: DocsContext
): { link?: TitledLink; problems: readonly SiteError[] } {
  const { site, version } = context
  const id = doc.source.frontMatter[key]
  if (id === null) return { problems: [] }
  if (id !== undefined) {
    const named = version.docs.find(other => other.id === id)
    if (named !== undefined) {
      return { link: createDocLink(named, named.label, site), problems: [] }
    }
    const problem = new SiteError(
      `The ${key} front matter points to a non-existent ID ${id}.`,
      {
        place: { file: doc.source.file, line: 1 },
        remedy: 'Write the id of a doc, such as "form/started", or null.'
      }
    )
    return { problems: [problem] }
  }
  const sidebar = context.findSidebar(doc)
  const order = sidebar === undefined ? [] : (context.orders.get(sidebar) ?? [])
  const index = order.findIndex(node => findNodePathname(node) === doc.pathname)
  const step = key === 'pagination_prev' ? -1 : 1
  const node = index < 0 ? undefined : order[index + step]
  const link = node === undefined ? undefined : createNodeLink(node, site)
  return link === undefined ? { problems: [] } : { link, problems: [] }
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

function createCategoryRoute(
  {
    node,
    ancestors,
    sidebar
  }: {
    readonly node: CategoryNode
    readonly ancestors: readonly CategoryNode[]
    readonly sidebar: SiteSidebar
  },
  { site, version, orders, findVersions }: DocsContext
): PlannedRoute {
  const { baseUrl } = site.client
  const { link } = node
  if (link?.kind !== 'page') throw new Error('Only pages become routes.')
  const order = orders.get(sidebar) ?? []
  const index = order.indexOf(node)
  const [before, after] = [order[index - 1], order[index + 1]]
  const previous = before && createNodeLink(before, site)
  const next = after && createNodeLink(after, site)
  return {
    contents: [],
    sidebarKey: createSidebarKey(version.data.name, sidebar.id),
    route: {
      kind: 'category',
      pathname: link.pathname,
      title: link.title,
      heading: link.title,
      isUnlisted: false,
      version: version.data.name,
      sidebar: sidebar.id,
      breadcrumbs: [
        ...ancestors.map(ancestor => createCrumb(ancestor, baseUrl)),
        { label: node.label }
      ],
      cards: node.nodes.flatMap(child => createCard(child, baseUrl)),
      ...findVersions({ kind: 'category', pathname: link.pathname }, version),
      ...(link.description === undefined
        ? {}
        : { description: link.description }),
      ...(previous === undefined ? {} : { previous }),
      ...(next === undefined ? {} : { next })
    }
  }
}

function createCard(
  node: SidebarNode,
  baseUrl: string
): readonly CategoryCard[] {
  const href = findFirstHref(createSidebarItem(node, baseUrl))
  if (href === undefined || node.kind === 'html') return []
  if (node.kind === 'link') {
    const isExternal = href === node.href
    const kind = isExternal ? 'external' : 'doc'
    return [{ kind, label: node.label, href }]
  }
  if (node.kind === 'doc') {
    const { description } = node.doc
    const card = { kind: 'doc', label: node.label, href } as const
    return [description === undefined ? card : { ...card, description }]
  }
  const count = node.nodes.length
  return [
    {
      kind: 'category',
      label: node.label,
      href,
      description:
        node.description ?? (count === 1 ? '1 item' : `${count} items`)
    }
  ]
}

import { toHref, toLinkHref } from '../model/paths.ts'
import type { Sidebar, SidebarItem } from '../model/sidebar.ts'
import {
  listSidebarNodes,
  type SidebarNode,
  type SiteDoc,
  type SiteSidebar,
  type SiteVersion
} from './site.ts'

/** Resolve a sidebar for the browser: labels and URLs. */
export function toClientSidebar(
  sidebar: SiteSidebar,
  baseUrl: string
): Sidebar {
  return {
    id: sidebar.id,
    items: sidebar.nodes.map(node => toSidebarItem(node, baseUrl))
  }
}

/**
 * Create an item, including the items of a category. A category that has only a
 * page is a link.
 */
export function toSidebarItem(node: SidebarNode, baseUrl: string): SidebarItem {
  switch (node.kind) {
    case 'html':
      return { kind: 'html', value: node.value }
    case 'link':
      return {
        kind: 'link',
        label: node.label,
        href: toLinkHref(baseUrl, node.href)
      }
    case 'doc':
      return {
        kind: 'link',
        label: node.label,
        href: toHref(baseUrl, node.doc.pathname),
        docId: node.doc.id,
        unlisted: node.doc.isUnlisted || undefined
      }
    case 'category': {
      const { link } = node
      const pathname = link?.kind === 'doc' ? link.doc.pathname : link?.pathname
      const isUnlisted = link?.kind === 'doc' && link.doc.isUnlisted
      if (node.nodes.length === 0 && pathname !== undefined) {
        return {
          kind: 'link',
          label: node.label,
          href: toHref(baseUrl, pathname),
          docId: link?.kind === 'doc' ? link.doc.id : undefined,
          unlisted: isUnlisted || undefined,
          description: node.description
        }
      }
      return {
        kind: 'category',
        label: node.label,
        items: node.nodes.map(child => toSidebarItem(child, baseUrl)),
        collapsible: node.collapsible,
        collapsed: node.collapsed,
        href: pathname && toHref(baseUrl, pathname),
        linkUnlisted: isUnlisted || undefined,
        description: node.description
      }
    }
  }
}

/**
 * Create a function that finds the sidebar of a doc. It walks the sidebars only
 * once, because every doc of a large site calls it.
 */
export function createSidebarFinder(
  version: Pick<SiteVersion, 'sidebars'>
): (doc: SiteDoc) => SiteSidebar | undefined {
  const owners = new Map<SiteDoc, SiteSidebar>()
  for (const sidebar of version.sidebars) {
    for (const doc of listSidebarDocs(sidebar.nodes)) {
      if (!owners.has(doc)) owners.set(doc, sidebar)
    }
  }
  return doc => {
    const displayed = doc.source.frontMatter.displayed_sidebar
    if (displayed === null) return undefined
    return displayed === undefined
      ? owners.get(doc)
      : version.sidebars.find(({ id }) => id === displayed)
  }
}

function listSidebarDocs(nodes: SiteSidebar['nodes']): readonly SiteDoc[] {
  return listSidebarNodes(nodes).flatMap(({ node }) => {
    if (node.kind === 'doc') return node.isReference ? [] : [node.doc]
    const isLinked = node.kind === 'category' && node.link?.kind === 'doc'
    return isLinked ? [node.link.doc] : []
  })
}

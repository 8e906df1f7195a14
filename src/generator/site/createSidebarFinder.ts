import type { Doc, SiteSidebar, SiteVersion } from './site.ts'

/**
 * Create a function that finds the sidebar of a doc. It walks the sidebars once,
 * which matters where every doc of a large site asks.
 */
export function createSidebarFinder(
  version: Pick<SiteVersion, 'sidebars'>
): (doc: Doc) => SiteSidebar | undefined {
  const owners = new Map<Doc, SiteSidebar>()
  for (const sidebar of version.sidebars) {
    for (const doc of listOwnDocs(sidebar.nodes)) {
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

function listOwnDocs(nodes: SiteSidebar['nodes']): readonly Doc[] {
  return nodes.flatMap(node => {
    if (node.kind === 'doc') return node.isReference ? [] : [node.doc]
    if (node.kind !== 'category') return []
    const own = node.link?.kind === 'doc' ? [node.link.doc] : []
    return [...own, ...listOwnDocs(node.nodes)]
  })
}

import {
  type Doc,
  listSidebarNodes,
  type SiteSidebar,
  type SiteVersion
} from './site.ts'

/**
 * Create a function that finds the sidebar of a doc. It walks the sidebars only
 * once, because every doc of a large site calls it.
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
  return listSidebarNodes(nodes).flatMap(({ node }) => {
    if (node.kind === 'doc') return node.isReference ? [] : [node.doc]
    const isLinked = node.kind === 'category' && node.link?.kind === 'doc'
    return isLinked ? [node.link.doc] : []
  })
}

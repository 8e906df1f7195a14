import type { Doc, SiteSidebar, SiteVersion } from './site.ts'

/** Find the sidebar that a doc belongs to. */
export function findSidebarOf(
  doc: Doc,
  version: Pick<SiteVersion, 'sidebars'>
): SiteSidebar | undefined {
  const displayed = doc.source.frontMatter.displayed_sidebar
  if (displayed === null) return undefined
  if (displayed !== undefined) {
    return version.sidebars.find(({ id }) => id === displayed)
  }
  return version.sidebars.find(({ nodes }) =>
    createSidebarDocs(nodes).includes(doc)
  )
}

function createSidebarDocs(nodes: SiteSidebar['nodes']): readonly Doc[] {
  return nodes.flatMap(node => {
    if (node.kind === 'doc') return node.isReference ? [] : [node.doc]
    if (node.kind !== 'category') return []
    const own = node.link?.kind === 'doc' ? [node.link.doc] : []
    return [...own, ...createSidebarDocs(node.nodes)]
  })
}

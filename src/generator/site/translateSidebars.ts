import type { CategoryLink, SidebarNode, SiteSidebar } from './site.ts'

/**
 * Translate the labels of sidebars. This comes after their pages have got their
 * addresses, because an address must not change with the language.
 *
 * @param labels text as it is written → text in the language of the locale
 */
export function translateSidebars(
  sidebars: readonly SiteSidebar[],
  labels: ReadonlyMap<string, string>
): readonly SiteSidebar[] {
  if (labels.size === 0) return sidebars
  const translate = (text: string) => labels.get(text) ?? text
  return sidebars.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(node => translateNode(node, translate))
  }))
}

function translateNode(
  node: SidebarNode,
  translate: (text: string) => string
): SidebarNode {
  switch (node.kind) {
    case 'html':
      return { ...node, value: translate(node.value) }
    case 'doc':
    case 'link':
      return { ...node, label: translate(node.label) }
    case 'category': {
      const { link, description } = node
      return {
        ...node,
        label: translate(node.label),
        description: description && translate(description),
        nodes: node.nodes.map(child => translateNode(child, translate)),
        link: link?.kind === 'page' ? translatePage(link, translate) : link
      }
    }
  }
}

function translatePage(
  page: Extract<CategoryLink, { readonly kind: 'page' }>,
  translate: (text: string) => string
): CategoryLink {
  const { title, description } = page
  return {
    ...page,
    title: translate(title),
    description: description && translate(description)
  }
}

import type { Element, Root, RootContent } from 'hast'

/**
 * Put the heading that is a page's title into a `<header>`, where the theme puts
 * a title of the front matter (behaviour 2.5.3).
 *
 * Only the first heading of a page can be its title.
 */
export function rehypeTitle() {
  return (tree: Root) => {
    const index = tree.children.findIndex(isHeading)
    const heading = tree.children[index]
    if (heading?.type !== 'element' || heading.tagName !== 'h1') return
    tree.children[index] = createHeader(heading)
  }
}

function isHeading(node: RootContent): boolean {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName)
}

function createHeader(heading: Element): Element {
  return {
    type: 'element',
    tagName: 'header',
    properties: {},
    children: [heading],
    ...(heading.position && { position: heading.position })
  }
}

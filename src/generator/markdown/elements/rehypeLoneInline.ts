import type { Element, Root, RootContent } from 'hast'

/** Elements of running text that authors put on lines of their own. */
const INLINE = new Set(['a', 'img', 'picture', 'span', 'kbd', 'small'])

/**
 * Put links and pictures that stand alone into paragraphs, so that they have
 * the look and the space of one: MDX and HTML make none of a tag on a line of
 * its own.
 */
export function rehypeLoneInline() {
  return (tree: Root) => {
    tree.children = tree.children.map(node =>
      isInline(node) ? createParagraph(node) : node
    )
  }
}

function isInline(node: RootContent): node is Element {
  return node.type === 'element' && INLINE.has(node.tagName)
}

function createParagraph(node: Element): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [node],
    ...(node.position && { position: node.position })
  }
}

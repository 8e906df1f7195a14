import type { Root } from 'hast'
import { isElement, wrapElement } from '../element.ts'

/** Elements of running text that authors put on lines of their own. */
const INLINE = ['a', 'img', 'picture', 'span', 'kbd', 'small']

/**
 * Put links and pictures that stand alone into paragraphs, so that they look
 * like one: MDX and HTML make no paragraph of a tag on its own line.
 */
export function rehypeLoneInline() {
  return (tree: Root) => {
    tree.children = tree.children.map(node =>
      isElement(node, ...INLINE) ? wrapElement('p', node) : node
    )
  }
}

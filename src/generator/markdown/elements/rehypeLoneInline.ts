import type { Root } from 'hast'
import { isElement, wrapElement } from '../element.ts'

/** Elements of running text that authors put on lines of their own. */
const INLINE = ['a', 'img', 'picture', 'span', 'kbd', 'small']

/**
 * Put links and pictures that stand alone into paragraphs, so that they have
 * the look and the space of one: MDX and HTML make none of a tag on a line of
 * its own.
 */
export function rehypeLoneInline() {
  return (tree: Root) => {
    tree.children = tree.children.map(node =>
      isElement(node, ...INLINE) ? wrapElement('p', node) : node
    )
  }
}

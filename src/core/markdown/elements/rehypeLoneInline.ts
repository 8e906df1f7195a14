import type { Root } from 'hast'
import { isElement, wrapElement } from '../element.ts'

/** Inline elements that authors put on their own lines. */
const INLINE = ['a', 'img', 'picture', 'span', 'kbd', 'small']

/**
 * Wrap inline elements on their own line in paragraphs, which MDX and HTML don't
 * do.
 */
export function rehypeLoneInline() {
  return (tree: Root) => {
    tree.children = tree.children.map(node =>
      isElement(node, ...INLINE) ? wrapElement('p', node) : node
    )
  }
}

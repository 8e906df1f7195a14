import type { Root } from 'hast'
import { isElement, wrapElement } from '../element.ts'

/**
 * Wrap the page's title in a `<header>`, as the theme does with a front matter
 * title (behavior 2.5.3). Only the first heading can be the title.
 */
export function rehypeTitle() {
  return (tree: Root) => {
    const index = tree.children.findIndex(node =>
      isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    )
    const heading = tree.children[index]
    if (!isElement(heading, 'h1')) return
    tree.children[index] = wrapElement('header', heading)
  }
}

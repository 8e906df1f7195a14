import type { Root } from 'hast'
import { isElement, wrapElement } from '../element.ts'

/**
 * Put the heading that is a page's title into a `<header>`, where the theme puts
 * a title of the front matter (behavior 2.5.3).
 *
 * Only the first heading of a page can be its title.
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

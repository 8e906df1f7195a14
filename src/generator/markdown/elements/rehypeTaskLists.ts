import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Name the boxes of task lists for screen readers. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'input' || properties.type !== 'checkbox') return
      properties.ariaLabel ??= properties.checked ? 'Done' : 'To do'
    })
  }
}

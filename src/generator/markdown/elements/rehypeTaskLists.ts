import type { Root } from 'hast'
import { walkElements } from '../walkTree.ts'

/** Name the boxes of task lists for screen readers. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    walkElements(tree, ({ tagName, properties }) => {
      if (tagName === 'input' && properties.type === 'checkbox') {
        properties.ariaLabel ??= properties.checked ? 'Done' : 'To do'
      }
      return undefined
    })
  }
}

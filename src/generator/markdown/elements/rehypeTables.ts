import type { Element, Root } from 'hast'
import { walkElements } from '../walkTree.ts'

/**
 * Let wide tables scroll by themselves, by keyboard too, and say the alignment
 * of cells with classes, because `style` attributes are forbidden.
 */
export function rehypeTables() {
  return (tree: Root) => {
    walkElements(tree, (node, index, parent) => {
      if (node.tagName === 'td' || node.tagName === 'th') alignCell(node)
      if (node.tagName !== 'table') return undefined
      walkElements(node, alignCell)
      parent.children[index] = createScroller(node)
      return 'skip'
    })
  }
}

function alignCell({ properties }: Element): undefined {
  const { align } = properties
  if (align === undefined || align === null) return
  delete properties.align
  properties.className = [
    ...(Array.isArray(properties.className) ? properties.className : []),
    `align-${align}`
  ]
}

function createScroller(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll'],
      role: 'region',
      ariaLabel: 'Table',
      tabIndex: 0
    },
    children: [table]
  }
}

import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Let wide tables scroll by themselves, by keyboard too, and say the alignment
 * of cells with classes, because `style` attributes are forbidden.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'td' || node.tagName === 'th') alignCell(node)
      if (node.tagName !== 'table' || !parent || index === undefined) {
        return undefined
      }
      visit(node, 'element', alignCell)
      parent.children[index] = createScroller(node)
      return SKIP
    })
  }
}

function alignCell({ properties }: Element): void {
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

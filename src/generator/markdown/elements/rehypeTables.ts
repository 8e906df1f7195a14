import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Texts } from '../../../model/catalogue.ts'
import { formatText } from '../../../model/fillText.ts'
import { addClass, listElements } from '../element.ts'
import { walkElements } from '../walkTree.ts'

/**
 * Let wide tables scroll on their own, by keyboard too, and align cells with
 * classes, because `style` attributes are forbidden.
 */
export function rehypeTables(texts: Texts) {
  return (tree: Root) => {
    const labels: string[] = []
    let heading = ''
    walkElements(tree, (node, index, parent) => {
      if (/^h[2-6]$/.test(node.tagName)) heading = findHeadingText(node)
      if (node.tagName !== 'table') return undefined
      // Tables of members wrap, and have names of their own.
      if (node.properties.role === 'table') return 'skip'
      walkElements(node, alignCell)
      labelCells(node)
      const label = createLabel(heading, labels, texts)
      labels.push(label)
      parent.children[index] = createScroller(node, label)
      return 'skip'
    })
  }
}

function alignCell(cell: Element): undefined {
  const { properties } = cell
  const { align } = properties
  if (align === undefined || align === null) return
  delete properties.align
  addClass(cell, `align-${align}`)
}

/** Fewer columns fit a phone. */
const MANY_COLUMNS = 3

/** Letters of a label that need half the room; see tables.css. */
const SHORT_LABEL = 8

/**
 * Label cells for screens where a row is shown as a list: the first cell names
 * it, the others get the label of their column.
 */
function labelCells(table: Element): void {
  const rows: Element[] = []
  walkElements(table, node => {
    if (node.tagName === 'tr') rows.push(node)
  })
  const [head, ...body] = rows.map(row => listElements(row))
  if (!head?.every(({ tagName }) => tagName === 'th')) return
  if (head.length < MANY_COLUMNS) return
  const labels = head.map(cell => toText(cell).trim())
  const areShort = labels.slice(1).every(label => label.length <= SHORT_LABEL)
  table.properties.dataLabels = areShort ? 'short' : ''
  for (const cells of body) {
    cells.forEach((cell, index) => {
      if (index > 0 && labels[index]) cell.properties.dataLabel = labels[index]
    })
  }
}

/** The anchor's text is a space without width. */
function findHeadingText(heading: Element): string {
  return toText(heading).replaceAll('\u200B', '').trim()
}

/** Regions are listed by name, so that each needs its own. */
function createLabel(
  heading: string,
  taken: readonly string[],
  texts: Texts
): string {
  const label =
    heading === '' ? texts.table : formatText(texts.namedTable, { heading })
  const same = taken.filter(each => each.replace(/ \(\d+\)$/, '') === label)
  return same.length === 0 ? label : `${label} (${same.length + 1})`
}

function createScroller(table: Element, label: string): Element {
  const properties = { role: 'region', ariaLabel: label, tabIndex: 0 }
  return h('div.table-scroll', properties, [table])
}

import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Texts } from '../../model/catalogue.ts'
import { formatText } from '../../model/fillText.ts'
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
      const rows = listRows(node)
      markColumns(rows)
      labelCells(node, rows)
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

/** The cells of each row. */
type Rows = readonly (readonly Element[])[]

function listRows(table: Element): Rows {
  const rows: (readonly Element[])[] = []
  walkElements(table, node => {
    if (node.tagName === 'tr') rows.push(listElements(node))
  })
  return rows
}

/** Letters of a word that may break, and of a text that needs room for words. */
const LONG_WORD = 40
const LONG_TEXT = 50

/** Letters that take twice the room; a line may break beside each. */
const WIDE_LETTERS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu

/**
 * Mark what decides widths: cells whose words are too long for a column, and
 * columns of sentences, at their first cell. Browsers would give such a word all
 * the room, and the sentences that of their longest word.
 */
function markColumns(rows: Rows): void {
  const columns = new Set<Element>()
  for (const cells of rows) {
    cells.forEach((cell, index) => {
      const text = toText(cell).trim().replace(WIDE_LETTERS, '$& ')
      if (text.split(/\s+/).some(({ length }) => length > LONG_WORD)) {
        addClass(cell, 'long-text')
      } else if (text.length > LONG_TEXT) {
        columns.add(rows[0]?.[index] ?? cell)
      }
    })
  }
  for (const cell of columns) addClass(cell, 'long-text')
}

/** Fewer columns fit a phone. */
const MIN_COLUMNS_TO_LABEL = 3

/** Letters of a label that need half the room; see tables.css. */
const SHORT_LABEL = 8

/**
 * Label cells for screens where a row is shown as a list: the first cell names
 * it, the others get the label of their column.
 */
function labelCells(table: Element, [head, ...body]: Rows): void {
  if (!head?.every(({ tagName }) => tagName === 'th')) return
  if (head.length < MIN_COLUMNS_TO_LABEL) return
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

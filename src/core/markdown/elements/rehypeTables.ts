import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Texts } from '../../model/catalogue.ts'
import { formatText } from '../../model/fillText.ts'
import { addClass, listElements } from '../element.ts'
import { walkElements } from '../walkTree.ts'

/**
 * Wrap tables in keyboard-accessible scroll containers, and align cells with
 * classes, because `style` attributes are forbidden.
 */
export function rehypeTables(texts: Texts) {
  return (tree: Root) => {
    const labels: string[] = []
    let heading = ''
    walkElements(tree, (node, index, parent) => {
      if (/^h[2-6]$/.test(node.tagName)) heading = findHeadingText(node)
      if (node.tagName !== 'table') return undefined
      // Tables of API members wrap, and have their own labels.
      if (node.properties.role === 'table') return 'skip'
      walkElements(node, alignCell)
      const rows = listRows(node)
      markColumns(rows)
      labelCells(node, rows)
      const label = deriveLabel(heading, labels, texts)
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

/** Minimum length of words that may break, and of cells that need a wide column. */
const LONG_WORD = 40
const LONG_TEXT = 50

/** Double-width characters. Lines may break next to each of them. */
const WIDE_LETTERS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/gu

/**
 * Mark cells with very long words, and the first cell of columns with sentences.
 * Otherwise, browsers would give all the width to the long word, and squeeze the
 * sentences to the width of their longest word.
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

/** Fewer columns fit on a phone. */
const MIN_COLUMNS_TO_LABEL = 3

/** Maximum length of labels in the narrow layout; see tables.css. */
const SHORT_LABEL = 8

/**
 * Label cells for narrow screens, which show each row as a list: the first cell is
 * its heading, and the others are labeled with their column headers.
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

/** The anchor's text is a zero-width space. */
function findHeadingText(heading: Element): string {
  return toText(heading).replaceAll('\u200B', '').trim()
}

/** Screen readers list regions by label, so labels must be unique. */
function deriveLabel(
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

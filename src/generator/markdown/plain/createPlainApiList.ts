import type { Element, ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'

/**
 * Write a reference table as a list, one member an item: its cells hold lists
 * and paragraphs, which cells of Markdown can't.
 */
export function createPlainApiList(table: Element): Element {
  const rows = listElements(table, 'tbody').flatMap(body =>
    listElements(body, 'tr')
  )
  return h('ul', rows.map(createItem))
}

function createItem(row: Element): Element {
  const [head] = listElements(row, 'th')
  const cells = listElements(row, 'td')
  const type = cells.find(cell => hasClass(cell, 'api-type'))
  const fallback = cells.find(cell => hasClass(cell, 'api-default'))
  const meaning = cells.at(-1)
  return h('li', [
    ...createName(head),
    ...joinCodes(type),
    ...createDefault(fallback),
    ...(meaning === undefined || meaning === type
      ? []
      : [' — ' as const, ...meaning.children])
  ])
}

/** The name is a link to itself in the table. */
function createName(head: Element | undefined) {
  const [link, ...flags] = head === undefined ? [] : listElements(head)
  return [
    h('strong', link?.children ?? []),
    ...flags.map(flag => ` (${toText(flag)})`)
  ]
}

/** Overloads stand on lines of their own. */
function joinCodes(cell: Element | undefined): (string | ElementContent)[] {
  const parts = (cell?.children ?? []).filter(
    node => node.type !== 'element' || node.tagName !== 'br'
  )
  return parts.flatMap((part, index) => [index === 0 ? ': ' : ' or ', part])
}

function createDefault(cell: Element | undefined) {
  if (cell === undefined) return []
  const { dataLabel } = cell.properties
  const [only] = cell.children
  const isWord = cell.children.length === 1 && only?.type === 'text'
  return isWord
    ? [` (${only.value})`]
    : [` (${String(dataLabel)}: `, ...cell.children, ')']
}

function listElements(parent: Element, tagName?: string): readonly Element[] {
  return parent.children.filter(
    (node): node is Element =>
      node.type === 'element' &&
      (tagName === undefined || node.tagName === tagName)
  )
}

function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties
  return Array.isArray(className) && className.includes(name)
}

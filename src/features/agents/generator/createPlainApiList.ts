import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { isElement, listElements } from '../../../core/markdown/element.ts'

/**
 * Write a reference table as a list with an item per member: its cells contain
 * lists and paragraphs, which Markdown tables can't.
 */
export function createPlainApiList(table: Element): Element {
  const rows = listElements(table, 'tbody').flatMap(body => listElements(body))
  return h('ul', rows.map(createItem))
}

function createItem(row: Element): Element {
  const [head, type, ...rest] = listElements(row)
  const description = rest.pop()
  const [link, ...flags] = head ? listElements(head) : []
  // Each overload gets its own line.
  const types = type?.children.filter(node => !isElement(node, 'br')) ?? []
  return h('li', [
    h('strong', link?.children ?? []),
    ...flags.map(flag => ` (${toText(flag)})`),
    ...types.flatMap((each, index) => [index === 0 ? ': ' : ' or ', each]),
    ...rest.flatMap(createDefault),
    ...(description ? [' — ' as const, ...description.children] : [])
  ])
}

function createDefault({ properties, children }: Element) {
  const [only] = children
  return children.length === 1 && only?.type === 'text'
    ? [` (${only.value})`]
    : [` (${String(properties.dataLabel)}: `, ...children, ')']
}

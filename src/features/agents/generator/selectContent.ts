import type { Element, ElementContent, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import {
  findMembersOwner,
  isElement,
  listElements
} from '../../../core/markdown/element.ts'
import { dropBreakHints } from '../../../core/model/dropBreakHints.ts'

/**
 * Copy what readers read on a page, in elements that Markdown can express: tabs
 * become headings, tables of members become lists, and addresses absolute.
 *
 * @param url the page's, which addresses are relative to
 */
export function selectContent(tree: Root, url: string): Root {
  const children = tree.children as ElementContent[] // a fragment
  return { ...tree, children: copyChildren(children, { url, level: 1 }) }
}

/** State while copying a page. */
interface Page {
  readonly url: string
  /** Level of the last heading. */
  level: number
}

const OMITTED_TAGS = new Set([
  'button',
  'label',
  'script',
  'style',
  'svg',
  'template',
  'wbr'
])

function copyChildren(
  nodes: readonly ElementContent[],
  page: Page
): ElementContent[] {
  return nodes.flatMap(node => {
    if (node.type === 'text') {
      return { ...node, value: dropBreakHints(node.value) }
    }
    return isElement(node) && !isOmitted(node) ? copyElement(node, page) : []
  })
}

function isOmitted(element: Element): boolean {
  const { tagName, properties } = element
  return (
    OMITTED_TAGS.has(tagName) ||
    properties.dataFootnoteBackref !== undefined ||
    properties.dataPrint === 'hidden' ||
    properties.ariaHidden === 'true'
  )
}

function copyElement(element: Element, page: Page): ElementContent[] {
  const { tagName, properties } = element
  if (tagName === 'math' || properties.dataSource !== undefined) {
    return [element]
  }
  if (properties.role === 'tabpanel') return copyTab(element, page)
  const level = /^h([1-6])$/.exec(tagName)?.[1]
  if (level !== undefined) page.level = Number(level)
  const children = copyChildren(element.children, page)
  // Direct links to headings have no text.
  if (tagName === 'a' && children.every(isBlank)) return []
  const copy = { ...element, properties: { ...properties }, children }
  for (const name of ['href', 'src', 'poster']) {
    const href = copy.properties[name]
    if (typeof href === 'string' && URL.canParse(href, page.url)) {
      copy.properties[name] = new URL(href, page.url).href
    }
  }
  if (findMembersOwner(element) !== undefined) return [createList(copy)]
  // CSS separates dates from what follows.
  return tagName === 'time' ? [copy, { type: 'text', value: ' ' }] : [copy]
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

/** Each tab becomes a section, one level below the heading before the tabs. */
function copyTab({ properties, children }: Element, page: Page) {
  const { level } = page
  const inner = { ...page, level: Math.min(level + 1, 6) }
  const label = String(properties.dataLabel ?? '')
  return [h(`h${inner.level}`, label), ...copyChildren(children, inner)]
}

/**
 * Convert a table of members to a list: its cells contain lists and paragraphs,
 * which Markdown tables can't.
 */
function createList(table: Element): Element {
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

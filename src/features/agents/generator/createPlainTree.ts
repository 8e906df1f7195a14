import type { Element, ElementContent, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import { findContent } from '../../../core/markdown/components/componentCreator.ts'
import {
  hasClass,
  isElement,
  isJsxElement,
  type JsxElement
} from '../../../core/markdown/element.ts'
import { normalizeLink } from '../../../core/markdown/elements/resolveFile.ts'
import type { MarkdownPage } from '../../../core/markdown/markdownContext.ts'
import { readAttribute } from '../../../core/markdown/module/rehypeLiteralJsx.ts'
import { createPlainApiList } from './createPlainApiList.ts'
import { createPlainFence } from './createPlainFence.ts'
import { findVerbatim } from './findVerbatim.ts'
import { markAddress, markFile, markPartial, markProp } from './placeholders.ts'

/** The state of writing a page as Markdown. */
interface Writer extends MarkdownPage {
  /** Markdown files by component name. */
  readonly partials: ReadonlyMap<string, string>
  /** Level of the last heading. */
  depth: number
}

/** Elements without text content. */
const OMITTED = new Set(['button', 'script', 'style', 'template', 'svg'])

/**
 * Copy a page into elements that Markdown can express: tabs become headings,
 * reference tables become lists, and addresses become placeholders.
 *
 * @param page.partials imported Markdown files, relative to the content folder,
 * by component name
 */
export function createPlainTree(
  tree: Root,
  page: Pick<Writer, 'context' | 'file' | 'partials'>
): Root {
  const writer: Writer = { ...page, depth: 1 }
  const elements = tree.children.filter(node => node.type !== 'text')
  // Two copied lists in a row could merge if their markers are the same.
  const isBesideList = (list: Nodes) =>
    [-1, 1].some(step =>
      isList(elements[elements.indexOf(list as never) + step])
    )
  const children = tree.children.flatMap(node =>
    isElement(node) && !(isList(node) && isBesideList(node))
      ? copyBlock(node, writer)
      : copy(node, writer)
  )
  return { type: 'root', children }
}

function isList(node: Nodes | undefined): boolean {
  return isElement(node, 'ul', 'ol')
}

/** Copy a block's source if it's plain Markdown, or else its elements. */
function copyBlock(block: Element, writer: Writer): readonly ElementContent[] {
  const { markdown = '' } = writer.file.data
  const source = findVerbatim(block, markdown)
  if (source === undefined) return copyElement(block, writer)
  trackDepth(block, writer)
  return [h('plain-block', { value: source })]
}

function copyAll(nodes: readonly Nodes[], writer: Writer): ElementContent[] {
  return nodes.flatMap(node => copy(node, writer))
}

function copy(node: Nodes, writer: Writer): readonly ElementContent[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: node.value.replaceAll('\u200b', '') }]
    case 'raw':
      return copyAll(fromHtml(node.value, { fragment: true }).children, writer)
    case 'element':
      return copyElement(node, writer)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return copyComponent(node, writer)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return copyExpression(node.value)
    default:
      return []
  }
}

function copyElement(
  element: Element,
  writer: Writer
): readonly ElementContent[] {
  const { tagName, properties } = element
  if (OMITTED.has(tagName) || hasClass(element, 'api-index')) return []
  trackDepth(element, writer)
  if (tagName === 'pre') return [createPlainFence(element, writer.file)]
  if (tagName === 'table' && hasClass(element, 'api')) {
    return copyAll([createPlainApiList(element)], writer)
  }
  if (hasClass(element, 'file-tree-folder')) {
    return copyAll(element.children, writer)
  }
  if (properties.dataFile !== undefined && tagName === 'summary') {
    return copyAll([h('span', element.children)], writer)
  }
  const children = copyAll(element.children, writer)
  return [{ ...element, properties: copyProperties(element, writer), children }]
}

function trackDepth({ tagName }: Element, writer: Writer): void {
  const level = /^h([1-6])$/.exec(tagName)?.[1]
  if (level !== undefined) writer.depth = Number(level)
}

/** Resolve the addresses of links and media. */
function copyProperties(
  { tagName, properties }: Element,
  { context, file }: Writer
): Element['properties'] {
  const copied = { ...properties }
  for (const name of ['href', 'src', 'poster'] as const) {
    const value = copied[name]
    if (typeof value !== 'string') continue
    copied[name] = resolveAddress(value, tagName !== 'a', { context, file })
  }
  return copied
}

function resolveAddress(
  address: string,
  isMedia: boolean,
  { context, file }: MarkdownPage
): string {
  if (address.startsWith('#')) return markAddress(address)
  const path = isMedia ? address.replace(/#.*$/, '') : address
  const link = normalizeLink(path, context, file)
  const resolved = context.resolveLink(link, file.path)
  switch (resolved.kind) {
    case 'external':
    case 'outside': // reported when the page is compiled
      return address
    case 'asset':
      return markFile(resolved.sourceFile)
    default:
      return markAddress(resolved.href)
  }
}

function copyComponent(
  jsx: JsxElement,
  writer: Writer
): readonly ElementContent[] {
  const name = jsx.name ?? ''
  const partial = writer.partials.get(name)
  if (partial !== undefined) {
    const props = readProps(jsx)
    return [insert(markPartial({ file: partial, props }))]
  }
  switch (name) {
    case '':
      return copyAll(jsx.children, writer)
    case 'Tabs':
      return copyTabs(jsx, writer)
    case 'LatestPosts':
    case 'SearchField':
    case 'Head':
    case 'TOCInline':
      return []
  }
  if (/^[a-z][a-z\d]*$/.test(name)) {
    const element = h(name, readProps(jsx), jsx.children as ElementContent[])
    return copyElement(element, writer)
  }
  return copyAll(jsx.children, writer)
}

/** Insert raw Markdown. */
function insert(value: string): ElementContent {
  return h('plain-part', value)
}

function readProps(jsx: JsxElement): Record<string, string> {
  return Object.fromEntries(
    jsx.attributes.flatMap(attribute => {
      if (attribute.type !== 'mdxJsxAttribute') return []
      const value = readAttribute(attribute)
      const isText = typeof value === 'string' || typeof value === 'number'
      return isText ? [[attribute.name, String(value)]] : []
    })
  )
}

/** A partial can show its props: `{props.name}`. */
function copyExpression(code: string): readonly ElementContent[] {
  const name = /^\s*props\.(\w+)\s*$/.exec(code)?.[1]
  return name === undefined ? [] : [{ type: 'text', value: markProp(name) }]
}

/** Each tab becomes a section, one level below the preceding heading. */
function copyTabs(tabs: JsxElement, writer: Writer): ElementContent[] {
  const { depth } = writer
  const level = Math.min(depth + 1, 6)
  const labels = readLabels(tabs)
  const content = findContent(tabs.children as ElementContent[]).flatMap(
    tab => {
      if (!isJsxElement(tab)) return copy(tab, writer)
      const { label, value = '' } = readProps(tab)
      writer.depth = level
      return [
        h(`h${level}`, label ?? labels.get(value) ?? value),
        ...copyAll(tab.children, writer)
      ]
    }
  )
  writer.depth = depth
  return content
}

/** The group can define labels: `values={[{ value: 'a', label: 'A' }]}`. */
function readLabels(tabs: JsxElement): ReadonlyMap<string, string> {
  const value = tabs.attributes.find(
    each => each.type === 'mdxJsxAttribute' && each.name === 'values'
  )?.value
  const code = typeof value === 'object' ? (value?.value ?? '') : ''
  const entries = code.match(/\{[^{}]*\}/g) ?? []
  const read = (entry: string, name: string) =>
    new RegExp(`\\b${name}\\s*:\\s*(["'])(.*?)\\1`).exec(entry)?.[2] ?? ''
  return new Map(
    entries.map(entry => [read(entry, 'value'), read(entry, 'label')])
  )
}

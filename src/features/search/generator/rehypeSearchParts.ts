import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import {
  findMembersOwner,
  hasClass,
  type JsxElement,
  listElements
} from '../../../core/markdown/element.ts'
import { removeCut } from '../../../core/markdown/elements/codeMeta.ts'
import type { MarkdownContext } from '../../../core/markdown/markdownContext.ts'
import { findPartials } from '../../../core/markdown/module/moduleSyntax.ts'
import { dropBreakHints } from '../../../core/model/dropBreakHints.ts'
import type { SearchSection } from './indexBlock.ts'

/** A section, or a partial whose sections replace this entry. */
export type PageSection =
  | SearchSection
  | { readonly specifier: string; readonly id?: undefined }

/** A future section, collected while its page is still a tree. */
type SearchPart =
  | {
      readonly kind: 'text'
      /** Its heading or table row, which gets an id later; absent for the page itself. */
      readonly anchor?: Element
      heading: string
      isMember?: boolean
      readonly symbols: string[]
      text: string
      code: string
    }
  | { readonly kind: 'partial'; readonly specifier: string }

declare module 'vfile' {
  interface DataMap {
    searchParts: readonly SearchPart[]
  }
}

type OpenPart = Extract<SearchPart, { readonly kind: 'text' }> & {
  /** Finished blocks, joined at the end: appending to one long string is slow. */
  readonly blocks: string[]
}

type AnyPart = OpenPart | Extract<SearchPart, { readonly kind: 'partial' }>

/** Component attributes with visible text. */
const TEXT_ATTRIBUTES = new Set(['alt', 'label', 'summary', 'title'])
/** Elements that can occur inside words; all others separate words. */
const INLINE_TAGS = new Set(
  'a abbr b code del em i kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' '
  )
)
const SKIPPED_TAGS = new Set(['h1', 'script', 'style', 'svg'])

/** State while reading a page. */
interface Reader {
  /** Markdown files by the names of their components. */
  readonly partials: ReadonlyMap<string, string>
  readonly parts: AnyPart[]
  /** The current part, the last of `parts` outside tables. */
  part: OpenPart
  /** The documented type of the current table, such as `Options`; empty elsewhere. */
  owner: string
}

/**
 * Collect the searchable text of a page: one part for each heading, and one for
 * each row of a reference table. Code is still plain text at this stage.
 */
export function rehypeSearchParts() {
  return (tree: Root, file: VFile) => {
    const part = createPart()
    const partials = findPartials(tree)
    const reader: Reader = { partials, parts: [part], part, owner: '' }
    for (const child of tree.children) read(child, reader)
    file.data.searchParts = reader.parts.map(joinBlocks)
  }
}

/** Record the search sections of a page, once every heading has its id. */
export function rehypeSearchSections({
  addFacts
}: Pick<MarkdownContext, 'addFacts'>) {
  return (_: Root, file: VFile) => {
    const parts = file.data.searchParts ?? []
    addFacts?.({ sections: parts.map(createSection) })
  }
}

function createSection(part: SearchPart): PageSection {
  if (part.kind === 'partial') return { specifier: part.specifier }
  const { anchor, heading, isMember, symbols, text, code } = part
  return {
    id: String(anchor?.properties.id ?? ''),
    heading,
    ...(isMember && { isMember }),
    symbols: [...new Set(symbols)],
    text: dropBreakHints(text).replace(/\s+/g, ' ').trim(),
    code: code.replace(/\n\s*\n+/g, '\n').trim()
  }
}

function joinBlocks(part: AnyPart): SearchPart {
  if (part.kind === 'partial') return part
  const { blocks, ...joined } = part
  return { ...joined, text: [...blocks, part.text].join('') }
}

function createPart(anchor?: Element): OpenPart {
  return {
    kind: 'text',
    ...(anchor && { anchor }),
    heading: '',
    symbols: [],
    text: '',
    code: '',
    blocks: []
  }
}

function startPart(reader: Reader, anchor?: Element): OpenPart {
  reader.part = createPart(anchor)
  reader.parts.push(reader.part)
  return reader.part
}

function read(node: Nodes, reader: Reader): void {
  switch (node.type) {
    case 'text':
      reader.part.text += node.value
      return
    case 'raw':
      readChildren(fromHtml(node.value, { fragment: true }), reader)
      return
    case 'element':
      readElement(node, reader)
      return
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      readJsx(node, reader)
      return
    default:
      return
  }
}

function readChildren(node: Nodes, reader: Reader): void {
  if (!('children' in node)) return
  for (const child of node.children) read(child, reader)
}

function readElement(node: Element, reader: Reader): void {
  const { tagName } = node
  if (SKIPPED_TAGS.has(tagName) || isHidden(node)) return
  if (/^h[2-6]$/.test(tagName)) {
    const part = startPart(reader, node)
    part.heading = collapseSpaces(dropBreakHints(toText(node)))
    part.symbols.push(...listNames(node))
    return
  }
  if (tagName === 'pre') {
    const isDiagram = hasClass(node.children[0], 'language-mermaid')
    if (!isDiagram) reader.part.code += `${removeCut(toText(node))}\n`
    return
  }
  if (tagName === 'table') {
    readManifest(node, reader)
    return
  }
  if (INLINE_TAGS.has(tagName)) {
    readChildren(node, reader)
    return
  }
  reader.part.text += ' '
  readChildren(node, reader)
  endBlock(reader.part, tagName === 'td' || tagName === 'th' ? ' ·' : '.')
}

/** Whether a node isn't content for sighted readers, or on paper. */
function isHidden({ properties }: Element): boolean {
  return properties.ariaHidden === 'true' || properties.dataPrint === 'hidden'
}

/** End a block with punctuation if it has none, to separate it in excerpts. */
function endBlock(part: OpenPart, mark: string): void {
  const text = part.text.trimEnd()
  const isOpen = /[\p{L}\p{N})\]"”’%]$/u.test(text.slice(-2))
  part.blocks.push(isOpen ? `${text}${mark} ` : `${part.text} `)
  part.text = ''
}

function readManifest(node: Element, reader: Reader): void {
  const membersOwner = findMembersOwner(node)
  const isReference = membersOwner !== undefined
  const { part, owner } = reader
  reader.owner = membersOwner ?? owner
  for (const group of listElements(node)) {
    if (isReference && group.tagName === 'thead') continue
    for (const row of listElements(group)) {
      if (isReference) readReferenceRow(row, reader)
      else readChildren(row, reader)
      endRow(reader.part)
    }
  }
  // Text after the table belongs to the section around it.
  reader.owner = owner
  reader.part = part
}

function endRow(part: OpenPart): void {
  part.text = `${part.blocks.pop() ?? ''}${part.text}`.replace(/ · $/, '')
  endBlock(part, '.')
}

function readReferenceRow(row: Element, reader: Reader): void {
  const [head, ...cells] = listElements(row)
  const meaning = cells.pop()
  if (head === undefined || meaning === undefined) return
  const { owner } = reader
  const name = listNames(head)[0] ?? collapseSpaces(toText(head))
  // A function's whole return value belongs to the function's section.
  if (name !== owner) {
    const part = startPart(reader, row)
    part.heading = /^[\w$.]+$/.test(owner) ? `${owner}.${name}` : name
    part.isMember = true
    part.symbols.push(name)
  }
  for (const cell of cells) reader.part.code += `${readText(cell)}\n`
  read(meaning, reader)
}

function readJsx(node: JsxElement, reader: Reader): void {
  const specifier = reader.partials.get(node.name ?? '')
  if (specifier !== undefined) {
    reader.parts.push({ kind: 'partial', specifier })
    startPart(reader, reader.part.anchor)
    return
  }
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (TEXT_ATTRIBUTES.has(name) && typeof value === 'string') {
      reader.part.text += ` ${value}`
      endBlock(reader.part, '.')
    }
  }
  for (const child of node.children) read(child as Nodes, reader) // hast by now
  reader.part.text += ' '
}

/** Read the text of a node, which may be raw HTML. */
function readText(node: Nodes): string {
  if (node.type === 'raw') {
    return toText(fromHtml(node.value, { fragment: true }))
  }
  return 'children' in node
    ? node.children.map(readText).join('')
    : toText(node)
}

/** List the names in code, without the parentheses of calls. */
function listNames(node: Nodes): readonly string[] {
  if (node.type !== 'element') return []
  if (node.tagName === 'code') {
    const name = /^[^\s(<]+/.exec(toText(node))?.[0]
    return name === undefined ? [] : [name]
  }
  return node.children.flatMap(listNames)
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

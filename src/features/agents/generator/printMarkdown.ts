import type { Element, Root, RootContent } from 'hast'
import { type Handle, type State, toMdast } from 'hast-util-to-mdast'
import { toString as toText } from 'hast-util-to-string'
import type { BlockContent, Nodes, PhrasingContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mathToMarkdown } from 'mdast-util-math'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import {
  hasClass,
  isElement,
  listElements
} from '../../../core/markdown/element.ts'

/** Shared, because the library caches compiled patterns in them. */
const options: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [
    gfmToMarkdown({ tablePipeAlign: false }),
    mathToMarkdown({ singleDollarTextMath: false })
  ]
}

/**
 * Print elements as Markdown: CommonMark with GitHub's tables, alerts and
 * footnotes.
 *
 * @param tree from {@link createPlainTree}; verbatim blocks are copied
 */
export function printMarkdown({ children }: Root): string {
  const blocks: string[] = []
  let others: RootContent[] = []
  const printOthers = () => {
    if (!others.every(isBlank)) blocks.push(print(others))
    others = []
  }
  for (const node of children) {
    const verbatim = readVerbatim(node)
    if (verbatim === undefined) others.push(node)
    else {
      printOthers()
      blocks.push(verbatim)
    }
  }
  printOthers()
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function readVerbatim(node: RootContent): string | undefined {
  return isElement(node, 'plain-block')
    ? String(node.properties.value)
    : undefined
}

function print(children: RootContent[]): string {
  const tree: Root = { type: 'root', children }
  const markdown = toMdast(tree, { handlers, checked: '[x]', unchecked: '[ ]' })
  return toMarkdown(markdown as Nodes, options).replace(/\n$/, '')
}

/** Print a page title. */
export function printTitle(title: string): string {
  // Most titles need no escaping.
  if (/^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u.test(title)) return `# ${title}\n`
  const children = [{ type: 'text', value: title } as const]
  return toMarkdown({ type: 'heading', depth: 1, children }, options)
}

const handlers: Readonly<Record<string, Handle>> = {
  pre: (_, element) => createCode(element),
  code: (_, element) =>
    hasClass(element, 'language-math')
      ? ({ type: 'inlineMath', value: toText(element) } as never)
      : { type: 'inlineCode', value: toText(element) },
  div: (state, element) =>
    hasClass(element, 'admonition')
      ? createAlert(state, element)
      : state.all(element),
  details: createDisclosure,
  summary: (state, element) => ({
    type: 'paragraph',
    children: [
      { type: 'strong', children: state.all(element) as PhrasingContent[] }
    ]
  }),
  sup: (state, element) => createReference(element) ?? state.all(element),
  section: (state, element) =>
    element.properties.dataFootnotes === undefined
      ? state.all(element)
      : createDefinitions(state, element),
  'plain-part': (_, element) => ({ type: 'html', value: toText(element) })
}

function createCode(pre: Element) {
  const [, lang = '', meta = ''] =
    /^(\S*) ?(.*)$/s.exec(String(pre.properties.dataInfo ?? '')) ?? []
  const value = toText(pre)
  return lang === 'math'
    ? ({ type: 'math', value } as never)
    : {
        type: 'code' as const,
        lang: lang || null,
        meta: meta || null,
        value
      }
}

/** GitHub's alert type for each kind of admonition. */
const ALERTS: Readonly<Record<string, string>> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'NOTE',
  warning: 'WARNING',
  danger: 'CAUTION'
}

function createAlert(state: State, admonition: Element) {
  const elements = listElements(admonition)
  const title = elements.find(each => hasClass(each, 'admonition-title'))
  const body = elements.find(each => hasClass(each, 'admonition-body'))
  const kind = ALERTS[String(admonition.properties.dataKind)] ?? 'NOTE'
  const isCustom =
    title !== undefined && title.properties.dataDefault === undefined
  const heading: readonly PhrasingContent[] = isCustom
    ? [
        { type: 'text', value: '\n' },
        { type: 'strong', children: state.all(title) as PhrasingContent[] }
      ]
    : []
  return {
    type: 'blockquote' as const,
    children: [
      {
        type: 'paragraph' as const,
        children: [{ type: 'html' as const, value: `[!${kind}]` }, ...heading]
      },
      ...(body ? (state.toFlow(state.all(body)) as BlockContent[]) : [])
    ]
  }
}

/** Expand details: the title, then the content. */
function createDisclosure(state: State, element: Element) {
  return state.toFlow(state.all(element)) as BlockContent[]
}

function createReference(sup: Element) {
  const [link] = sup.children
  if (!isElement(link)) return undefined
  if (link.properties.dataFootnoteRef === undefined) return undefined
  const identifier = findFootnote(String(link.properties.href ?? ''))
  return { type: 'footnoteReference' as const, identifier, label: identifier }
}

function createDefinitions(state: State, section: Element) {
  const lists = listElements(section, 'ol')
  return lists
    .flatMap(list => listElements(list))
    .map(item => {
      const identifier = findFootnote(String(item.properties.id ?? ''))
      dropBackLinks(item)
      return {
        type: 'footnoteDefinition' as const,
        identifier,
        label: identifier,
        children: state.toFlow(state.all(item)) as BlockContent[]
      }
    })
}

/** Mutates the tree, which is a copy. */
function dropBackLinks(element: Element): void {
  element.children = element.children.filter(
    node => !isElement(node) || !('dataFootnoteBackref' in node.properties)
  )
  for (const child of listElements(element)) dropBackLinks(child)
}

/** @param reference `…#user-content-fn-1`, or an id */
function findFootnote(reference: string): string {
  return /fn-([^\uE011]*)/.exec(reference)?.[1] ?? reference
}

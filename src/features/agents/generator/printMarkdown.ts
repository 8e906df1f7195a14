import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import {
  defaultHandlers,
  type Handle,
  type State,
  toMdast
} from 'hast-util-to-mdast'
import { toString as toText } from 'hast-util-to-string'
import type { BlockContent, Code, Nodes, PhrasingContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mathToMarkdown } from 'mdast-util-math'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import {
  hasClass,
  isElement,
  listElements
} from '../../../core/markdown/element.ts'
import { selectContent } from './selectContent.ts'
import { simplifyCode } from './simplifyCode.ts'

/** Shared, because the library caches compiled patterns in them. */
export const markdownOptions: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [
    gfmToMarkdown({ tablePipeAlign: false }),
    mathToMarkdown({ singleDollarTextMath: false })
  ]
}

/**
 * Convert a page to Markdown: CommonMark with GitHub's tables, alerts and
 * footnotes. README.md lists the markup that gets special treatment.
 *
 * @param html the page's `<main>`
 * @param url the page's, which addresses are relative to
 */
export function printMarkdown(html: string, url: string): string {
  const tree = fromHtml(simplifyCode(html), { fragment: true })
  const markdown = toMdast(selectContent(tree, url), { handlers })
  return toMarkdown(putTitleFirst(markdown as Nodes), markdownOptions)
}

/** Notices, such as that a page is unlisted, are above its title. */
function putTitleFirst(markdown: Nodes): Nodes {
  if (markdown.type !== 'root') return markdown
  const isTitle = (node: Nodes) => node.type === 'heading' && node.depth === 1
  const children = markdown.children.toSorted(
    (one, other) => Number(isTitle(other)) - Number(isTitle(one))
  )
  return { ...markdown, children }
}

const handlers: Readonly<Record<string, Handle>> = {
  div: (state, element) =>
    hasClass(element, 'admonition')
      ? createAlert(state, element)
      : toFlow(state, element),
  figure: createFigure,
  math: (_, { properties }) => {
    const type = properties.display === 'block' ? 'math' : 'inlineMath'
    return { type, value: String(properties.alttext ?? '') } as never
  },
  summary: (state, element) => ({
    type: 'paragraph',
    children: [{ type: 'strong', children: toPhrasing(state, element) }]
  }),
  sup: (state, element) => createReference(element) ?? state.all(element),
  section: (state, element) =>
    element.properties.dataFootnotes === undefined
      ? toFlow(state, element)
      : createDefinitions(state, element)
}

function toFlow(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[]
}

function toPhrasing(state: State, element: Element): PhrasingContent[] {
  return state.all(element) as PhrasingContent[]
}

/**
 * Convert a diagram to its source, and a code block with its title above it:
 * renderers hide what follows the language.
 */
function createFigure(state: State, figure: Element) {
  const { dataSource } = figure.properties
  if (dataSource !== undefined) {
    const value = String(dataSource).trim()
    return { type: 'code' as const, lang: 'mermaid', value }
  }
  const [pre] = listElements(figure, 'pre')
  const [title] = listElements(figure, 'figcaption')
  if (pre === undefined || title === undefined) return toFlow(state, figure)
  const name = { type: 'text' as const, value: toText(title) }
  return [
    {
      type: 'paragraph' as const,
      children: [{ type: 'strong' as const, children: [name] }]
    },
    defaultHandlers.pre(state, pre) as Code
  ]
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
  const [title, body] = listElements(admonition)
  const kind = ALERTS[String(admonition.properties.dataKind)] ?? 'NOTE'
  const heading: readonly PhrasingContent[] =
    title === undefined || title.properties.dataDefault !== undefined
      ? []
      : [
          { type: 'text', value: '\n' },
          { type: 'strong', children: toPhrasing(state, title) }
        ]
  return {
    type: 'blockquote' as const,
    children: [
      {
        type: 'paragraph' as const,
        children: [{ type: 'html' as const, value: `[!${kind}]` }, ...heading]
      },
      ...(body ? toFlow(state, body) : [])
    ]
  }
}

function createReference(sup: Element) {
  const [link] = sup.children
  if (!isElement(link)) return undefined
  if (link.properties.dataFootnoteRef === undefined) return undefined
  const identifier = findFootnote(String(link.properties.href))
  return { type: 'footnoteReference' as const, identifier, label: identifier }
}

function createDefinitions(state: State, section: Element) {
  const lists = listElements(section, 'ol')
  return lists
    .flatMap(list => listElements(list))
    .map(item => {
      const identifier = findFootnote(String(item.properties.id))
      return {
        type: 'footnoteDefinition' as const,
        identifier,
        label: identifier,
        children: toFlow(state, item)
      }
    })
}

/** @param reference an address or id that ends with `fn-` and the identifier */
function findFootnote(reference: string): string {
  return reference.replace(/^.*\bfn-/, '')
}

import type {
  Blockquote,
  Nodes,
  PhrasingContent,
  Root,
  RootContent
} from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { markdownOptions } from './printMarkdown.ts'

/** What a page tells someone who writes code. */
export interface Guidance {
  /**
   * The blocks below the title, as Markdown, with headings one level lower; only
   * of start pages.
   */
  readonly blocks: readonly string[]
  /** The list items of sections called "Rules", each in one line. */
  readonly rules: readonly string[]
  /** The first paragraphs of warnings, each in one line. */
  readonly warnings: readonly string[]
}

const parser = unified().use(remarkParse).use(remarkGfm)

/** Find the rules and warnings of a page, and the blocks of a start page. */
export function readGuidance(
  markdown: string,
  options: { readonly isStart: boolean }
): Guidance {
  const { children } = parser.parse(markdown) as Root
  return {
    blocks: options.isStart ? children.flatMap(printBlock) : [],
    rules: listRules(children),
    warnings: children.flatMap(findWarning)
  }
}

function printBlock(node: RootContent): string[] {
  if (node.type === 'blockquote') return [print(keepMarker(node))]
  if (node.type !== 'heading') return [print(node)]
  if (node.depth === 1) return []
  const depth = Math.min(node.depth + 1, 6) as 2 | 3 | 4 | 5 | 6
  return [print({ ...node, depth })]
}

/** Print the marker of an alert unescaped. */
function keepMarker(quote: Blockquote): Blockquote {
  const marker = findMarker(quote)
  const [first, ...rest] = quote.children
  if (marker === '' || first?.type !== 'paragraph') return quote
  const [text, ...others] = first.children
  const after = text?.type === 'text' ? text.value.slice(marker.length) : ''
  const children: PhrasingContent[] = [
    { type: 'html', value: marker },
    { type: 'text', value: after },
    ...others
  ]
  return { ...quote, children: [{ ...first, children }, ...rest] }
}

/** Find the marker of one of GitHub's alerts, such as `[!NOTE]`. */
function findMarker({ children: [first] }: Blockquote): string {
  const [text] = first?.type === 'paragraph' ? first.children : []
  return text?.type === 'text'
    ? (/^\[![A-Z]+\]/.exec(text.value)?.[0] ?? '')
    : ''
}

function listRules(nodes: readonly RootContent[]): string[] {
  let isInside = false
  return nodes.flatMap(node => {
    if (node.type === 'heading') isInside = /^#+ rules$/i.test(print(node))
    if (node.type !== 'list' || !isInside) return []
    return node.children.flatMap(({ children: [first] }) =>
      first ? [printLine(first)] : []
    )
  })
}

function findWarning(node: RootContent): string[] {
  if (node.type !== 'blockquote') return []
  const isWarning = ['[!WARNING]', '[!CAUTION]'].includes(findMarker(node))
  const [, text] = node.children
  return isWarning && text?.type === 'paragraph' ? [printLine(text)] : []
}

function printLine(node: Nodes): string {
  return print(node).replace(/\s+/g, ' ')
}

function print(node: Nodes): string {
  return toMarkdown(node, markdownOptions).trim()
}

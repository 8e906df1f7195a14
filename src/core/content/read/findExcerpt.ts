import type { Nodes as HtmlNodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Nodes, Parents } from 'mdast'
import { dropBreakHints } from '../../model/dropBreakHints.ts'
import { type MathSyntax, parsePage, tryParsePage } from './parsePage.ts'

/**
 * Find the first paragraph of a page as plain text (behavior 10.4). Sidebars and
 * feeds need it before the pages are compiled.
 *
 * @returns undefined if the page has no text
 */
export function findExcerpt(
  body: string,
  format: 'md' | 'mdx',
  syntax: MathSyntax = {}
): string | undefined {
  const [, simple] = SIMPLE.exec(body) ?? []
  if (simple !== undefined) {
    return cleanText(simple.replace(MARKUP, (_, text, code) => text ?? code))
  }
  try {
    for (const length of START_LENGTHS) {
      const tree = tryParsePage(cutStart(body, length), format, syntax)
      const text = tree && findText(tree)
      if (text !== undefined) return text
    }
    return findText(parsePage(body, format, syntax))
  } catch (error) {
    // The compiler reports text that's nested too deeply.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A character that's never markup. */
const PLAIN = /[^\n*_`<>&\\[\]{}|~$@^:!]|:(?=\s)|!(?!\[)/u.source

/** A link with plain text, and code in single backticks. */
const LINK = `\\[((?:${PLAIN})+)\\]\\([^\\s()<>\\\\]+\\)`
const CODE = '`([^`\\s](?:[^`\\n]*[^`\\s])?)`'

/**
 * A title and a paragraph with nothing but text, simple links and code, as on most
 * pages, which needs no parser.
 */
const SIMPLE = new RegExp(
  `^(?:[ \\t]*\\n)*(?:#[ \\t][^\\n]*\\n(?:[ \\t]*\\n)*)?` +
    `((?!(?:import|export)\\b)(?:(?=[\\p{L}[\`])(?:${PLAIN}|${LINK}|${CODE})+(?:\\n|$(?![\\s\\S])))+)` +
    `(?:[ \\t]*\\n|$(?![\\s\\S]))(?<!www\\.[^\\n]*\\n)`,
  'u'
)

const MARKUP = new RegExp(`${LINK}|${CODE}`, 'gu')

/**
 * Lengths of starts to look for the first paragraph in, because parsing a whole
 * page takes as long as the rest of reading it. The first contains a title and one
 * line of text.
 */
const START_LENGTHS = [100, 1500]

/**
 * Cut a page at the first blank line after a length, but keep the definitions of
 * its links.
 */
function cutStart(body: string, length: number): string {
  const end = body.slice(length).search(/\n[ \t]*\n/)
  if (end < 0) return body
  const rest = body.slice(length + end)
  const definitions = rest.match(/^ {0,3}\[[^\]\n]+\]:.*$/gm) ?? []
  return [body.slice(0, length + end), ...definitions].join('\n\n')
}

/** Find the first block with text, except the title, code and tables. */
function findText(parent: Parents): string | undefined {
  for (const node of parent.children) {
    const text = findBlockText(node)
    if (text) return text
  }
  return undefined
}

function findBlockText(node: Nodes): string | undefined {
  switch (node.type) {
    case 'heading':
      return node.depth === 1
        ? undefined
        : cleanText(readText(node).replace(/\s*\{#[^}]*\}\s*$/, ''))
    case 'paragraph':
      // Invalid MDX is parsed as CommonMark.
      return cleanText(dropMarkers(readText(node)))
    case 'html':
      return cleanText(readHtml(fromHtml(node.value, { fragment: true })))
    case 'mdxJsxFlowElement':
      return UNREAD.test(node.name ?? '') ? undefined : findText(node)
    case 'blockquote':
    case 'list':
    case 'listItem':
      return findText(node)
    default:
      return undefined
  }
}

/** Elements without text, and the title. */
const UNREAD = /^(?:h1|pre|script|style|svg|table|template|textarea|title)$/

/** Drop the lines that start and end admonitions, and statements. */
function dropMarkers(text: string): string {
  if (/^(?:import|export)\s.*(?:from\s*['"]|=|\{)/.test(text)) return ''
  return text.replace(/^[ \t]*(?::{3,}.*|\[![A-Za-z]+\][+-]?[ \t]*)$/gm, '')
}

/** Read the text of a block, including `alt` texts. */
function readText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value
        .replace(/\[\^[^\]]*\]/g, '')
        .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
        .replace(/(^|\s):[a-z\d_+-]+:(?=\s|$)/g, '$1')
    case 'inlineCode':
    case 'inlineMath':
      return node.value
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'break':
      return '\n'
    case 'html':
      return /^<br\b/i.test(node.value) ? '\n' : ''
    case 'mdxJsxTextElement':
      return node.name === 'br' ? '\n' : node.children.map(readText).join('')
    default:
      return 'children' in node ? node.children.map(readText).join('') : ''
  }
}

function readHtml(node: HtmlNodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  if (node.type === 'element' && UNREAD.test(node.tagName)) return ''
  const isBreak = node.type === 'element' && node.tagName === 'br'
  return isBreak ? '\n' : node.children.map(readHtml).join('')
}

/** Join lines, and drop invisible characters. */
function cleanText(text: string): string {
  return dropBreakHints(text)
    .replaceAll('\u00A0', ' ')
    .replace(/[ \t]*\n\s*/g, ' ')
    .trim()
}

import type { Element, RootContent as HtmlContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Root, RootContent } from 'mdast'
import type { Node } from 'unist'
import { blankCode } from './markdownLines.ts'
import { type MathSyntax, parsePage, tryParsePage } from './parsePage.ts'

/** The level-1 heading that gives a page its title. */
interface BodyTitle {
  /** Without markup and `{#id}`; may be empty. */
  readonly text: string
  /** The heading's lines, from 1; undefined for an HTML heading. */
  readonly lines?: { readonly first: number; readonly last: number } | undefined
  /** Whether only comments and module code precede the heading. */
  readonly isFirst: boolean
}

type Format = 'md' | 'mdx'

/** `# Title`, a setext heading, or an `<h1>`. */
const CANDIDATE = /^\s*#(?:[ \t].*)?$|^.+\r?\n {0,3}=+[ \t]*$|<h1[\s>].*/im

/**
 * Whether a page may have a level-1 heading; a cheap check, which most pages with
 * a title in their front matter don't pass.
 */
export function mayHaveTitle(body: string): boolean {
  if (!CANDIDATE.test(body)) return false
  // Most candidates are comments in shell code.
  const prose = blankCode(body)
  return prose === undefined || CANDIDATE.test(prose)
}

/**
 * Find the first level-1 heading of a page, in Markdown or HTML.
 *
 * This needs a parser, because comments, code and raw HTML may contain lines that
 * look like headings. Headings in lists and quotes don't count.
 *
 * Parsing every page would take a second per build, so this parses only pages
 * that may have a title, and usually only up to its line.
 */
export function findBodyTitle(
  body: string,
  format: Format,
  syntax: MathSyntax = {}
): BodyTitle | undefined {
  const candidate = CANDIDATE.exec(body)
  if (candidate === null || !mayHaveTitle(body)) return undefined
  const start = body.slice(0, candidate.index + candidate[0].length)
  const tree = tryParsePage(start, format, syntax)
  const title = tree && findTitle(tree, start)
  // The compiler reports invalid MDX.
  return title ?? findTitle(parsePage(body, format, syntax), body)
}

function findTitle(tree: Root, source: string): BodyTitle | undefined {
  let isFirst = true
  for (const block of listBlocks(tree.children)) {
    const { start, end } = block.position ?? {}
    const found = findHeading(block)
    if (found) {
      const isMarkdown = block.type === 'heading'
      const lines = start && end && { first: start.line, last: end.line }
      return {
        text: cleanText(readText(found)),
        lines: isMarkdown ? lines : undefined,
        isFirst
      }
    }
    isFirst &&= isInvisible(block, source.slice(start?.offset, end?.offset))
  }
  return undefined
}

/** List the blocks of a page, including those in elements. */
function listBlocks(nodes: readonly RootContent[]): readonly RootContent[] {
  return nodes.flatMap(node => {
    const isOpen =
      node.type === 'mdxJsxFlowElement' &&
      /^(?!h1$|details$)[a-z]/.test(node.name ?? 'a')
    return isOpen ? listBlocks(node.children) : [node]
  })
}

/** @returns the heading, a Markdown or HTML node */
function findHeading(node: RootContent): Node | undefined {
  switch (node.type) {
    case 'heading':
      return node.depth === 1 ? node : undefined
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === 'h1' ? node : undefined
    case 'paragraph':
      return node.children.map(findHeading).find(Boolean)
    case 'html':
      // The text may be cut within the heading.
      if (!/<\/h1\s*>/i.test(node.value)) return undefined
      return findElement(fromHtml(node.value, { fragment: true }).children)
    default:
      return undefined
  }
}

function findElement(nodes: readonly HtmlContent[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element' || node.tagName === 'details') continue
    const found = node.tagName === 'h1' ? node : findElement(node.children)
    if (found) return found
  }
  return undefined
}

function isInvisible(node: RootContent, text: string): boolean {
  if (node.type === 'html') return /^(?:<!--[\s\S]*?-->\s*)+$/.test(text)
  const isComment = /^\{\s*\/\*[\s\S]*\*\/\s*\}$/.test(text)
  return node.type === 'mdxjsEsm' || isComment
}

/** Read the text of a Markdown or HTML node, including `alt` texts. */
function readText(node: Node): string {
  if (/^(?:html|comment|mdx\w+Expression)$/.test(node.type)) return ''
  const { value, alt, properties, children } = node as {
    readonly value?: string
    readonly alt?: string | null
    readonly properties?: { readonly alt?: string }
    readonly children?: readonly Node[]
  } & Node
  return (
    value ?? alt ?? properties?.alt ?? children?.map(readText).join('') ?? ''
  )
}

/** Drop the id, emoji shortcodes, footnotes and reference labels. */
function cleanText(text: string): string {
  return text
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/(^|\s):[a-z\d_+-]+:(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

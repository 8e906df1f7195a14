import type { Element, RootContent as HtmlContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Root, RootContent } from 'mdast'
import type { Extension } from 'micromark-util-types'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import type { Node } from 'unist'
import { addSyntax } from './addSyntax.ts'
import { cjkEmphasis, headingIds, htmlComments } from './pageSyntax.ts'

/** The level-1 heading that gives a page its title. */
export interface BodyTitle {
  /** Without markup and `{#id}`; empty if nothing is left. */
  readonly text: string
  /** The lines that it takes, from 1; undefined for a heading in HTML. */
  readonly lines?: { readonly first: number; readonly last: number } | undefined
  /** Whether only comments and module code precede it. */
  readonly isFirst: boolean
}

type Format = 'md' | 'mdx'

/** `# Title`, a line with an underline, or an element. */
const CANDIDATE = /^\s*#(?:[ \t].*)?$|^.+\r?\n {0,3}=+[ \t]*$|<h1[\s>].*/im

/**
 * Find the first level-1 heading of a page, in either Markdown form or as HTML.
 *
 * The parser decides what is a heading, because comments, code and raw HTML may
 * contain lines that look like one. Headings in lists, quotes, admonitions and
 * collapsed details belong to these, not to the page.
 *
 * Parsing every page would delay a build by a second, so only pages with such a
 * line are parsed, and usually no further than that.
 */
export function findBodyTitle(
  body: string,
  format: Format
): BodyTitle | undefined {
  const candidate = CANDIDATE.exec(body)
  if (candidate === null) return undefined
  const start = body.slice(0, candidate.index + candidate[0].length)
  const tree = tryParsing(start, format)
  const title = tree && findTitle(tree, start)
  // The compiler reports what can't be parsed as MDX.
  return title ?? findTitle(tryParsing(body, format) ?? md.parse(body), body)
}

const md = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(addExtensions, cjkEmphasis)
  .freeze()
const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(addExtensions, [...cjkEmphasis, headingIds, htmlComments])
  .freeze()

function addExtensions(
  this: Processor,
  extensions: readonly Extension[]
): undefined {
  for (const extension of extensions) addSyntax(this, extension)
}

function tryParsing(source: string, format: Format): Root | undefined {
  try {
    return (format === 'md' ? md : mdx).parse(source)
  } catch {
    return undefined
  }
}

function findTitle(tree: Root, source: string): BodyTitle | undefined {
  let isFirst = true
  let depth = 0
  for (const block of listBlocks(tree.children)) {
    const { start, end } = block.position ?? {}
    const text = source.slice(start?.offset, end?.offset)
    const found = depth === 0 && findHeading(block, source)
    if (found) {
      const isMarkdown = block.type === 'heading'
      const lines = start && end && { first: start.line, last: end.line }
      return {
        text: cleanText(readText(found)),
        lines: isMarkdown ? lines : undefined,
        isFirst
      }
    }
    isFirst &&= isInvisible(block, text)
    if (/^(?:html|paragraph|list|blockquote)$/.test(block.type)) {
      depth = Math.max(0, depth + countOpened(text))
    }
  }
  return undefined
}

/** List the blocks of a page, those inside its elements too. */
function listBlocks(nodes: readonly RootContent[]): readonly RootContent[] {
  return nodes.flatMap(node => {
    const isOpen =
      node.type === 'mdxJsxFlowElement' &&
      /^(?!h1$|details$)[a-z]/.test(node.name ?? 'a')
    return isOpen ? listBlocks(node.children) : [node]
  })
}

/** @returns the node of Markdown or HTML that is a heading of the page */
function findHeading(node: RootContent, source: string): Node | undefined {
  switch (node.type) {
    case 'heading':
      return node.depth === 1 ? node : undefined
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === 'h1' ? node : undefined
    case 'paragraph': {
      const { children } = node
      return children.map(each => findHeading(each, source)).find(Boolean)
    }
    case 'html': {
      const isHeading = /<h1[\s>]/i.test(withoutComments(node.value))
      // An empty line ends the HTML for Markdown, but not the element.
      const html = source.slice(node.position?.start.offset)
      if (!isHeading || !/<\/h1\s*>/i.test(html)) return undefined
      return findElement(fromHtml(html, { fragment: true }).children)
    }
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

/** Count the details and admonitions that a text opens, less those it closes. */
function countOpened(text: string): number {
  const visible = withoutComments(text)
  const opened = visible.match(/<details\b|^:{3,}[ \t]*[a-z]/gim) ?? []
  const closed = visible.match(/<\/details\s*>|^:{3,}[ \t]*$/gim) ?? []
  return opened.length - closed.length
}

function isInvisible(node: RootContent, text: string): boolean {
  if (node.type === 'html') return withoutComments(text).trim() === ''
  const isComment = /^\{\s*\/\*[\s\S]*\*\/\s*\}$/.test(text)
  return node.type === 'mdxjsEsm' || isComment
}

function withoutComments(html: string): string {
  return html.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
}

/** Read the text of a node of Markdown or HTML, pictures included. */
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

/** Drop an id, short codes of emoji, and what only the whole page resolves. */
function cleanText(text: string): string {
  return text
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/(^|\s):[a-z\d_+-]+:(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

import { htmlVoidElements } from 'html-void-elements'
import type { Code, Html, Root, RootContent, Table } from 'mdast'
import type { Math as MathBlock } from 'mdast-util-math'
import { htmlBlockNames } from 'micromark-util-html-tag-name'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import { CONFLICT_HINT } from '../../content/read/parseData.ts'
import {
  type MarkdownContext,
  type MarkdownPage,
  reportDiagnostic
} from '../markdownContext.ts'
import { walkMarkdown } from '../walkTree.ts'

declare module 'vfile' {
  interface DataMap {
    /** Lines where unclosed blocks start. */
    unclosedBlocks: readonly number[]
  }
}

/**
 * Report mistakes that the parser accepts: mistyped markup, unclosed blocks and
 * tags, and content that isn't shown.
 */
export function remarkTypos(context: MarkdownContext) {
  const added = context.setup.features.flatMap(
    feature => feature.markdown?.typos ?? []
  )
  const typos = [...TYPOS, ...added]
  return (tree: Root, file: VFile) => {
    const page = { context, file, places: location(file) }
    walkMarkdown(tree, 'text', (node, index, parent) => {
      if (!/^(?:heading|paragraph)$/.test(parent.type)) return
      const source = maskEscapes(readSource(node, page))
      const start = page.places.toOffset(node.position?.start) ?? 0
      // An alert's first line is gone from the text but not from the source, so `^`
      // would match in the wrong place.
      const isFirst = index === 0 && node.value.startsWith(source.slice(0, 2))
      for (const { inHeadings, pattern, meant, hint } of typos) {
        if (parent.type === 'heading' && !inHeadings) continue
        if (!isFirst && pattern.source.startsWith('^')) continue
        const match = pattern.exec(source)
        if (match === null) continue
        const message = `"${match[0]}" is read as text, not as ${meant}.`
        const place = page.places.toPoint(start + match.index)
        reportDiagnostic(page, place, { severity: 'warning', message, hint })
      }
    })
    walkMarkdown(tree, 'html', (node, _, { type }) => {
      reportPlaceholder(node, type === 'paragraph', page)
    })
    walkMarkdown(tree, 'table', table => {
      reportExtraCells(table, page)
    })
    for (const type of ['code', 'math'] as const) {
      walkMarkdown(tree, type, node => {
        const source = readSource(node, page)
        const [fence] = /^(?:`{3,}|~{3,}|\${2,})/.exec(source) ?? []
        if (fence === undefined) return // indented code
        if (!isClosed(source, fence)) reportUnclosedBlock(node, fence, page)
        else if (node.type === 'math') reportTextAfterDollars(node, page)
      })
    }
  }
}

interface Page extends MarkdownPage {
  readonly places: ReturnType<typeof location>
}

/**
 * Read a node's source by line and column. Offsets refer to the rewritten text
 * that the parser gets.
 */
function readSource({ position }: RootContent, { file, places }: Page): string {
  const start = places.toOffset(position?.start) ?? 0
  const end = places.toOffset(position?.end) ?? start
  return String(file).slice(start, end)
}

/** Mask escaped characters, which are intended. */
function maskEscapes(source: string): string {
  return source.replace(/\\[^a-z]/gi, '\u0000\u0000')
}

/** Elements whose end tag is optional. */
const MAY_BE_OPEN = [
  ...htmlVoidElements,
  ...['dd', 'dt', 'li', 'optgroup', 'option', 'p', 'rp', 'rt'],
  ...['caption', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']
]

/** Report placeholders such as `<name>`, which browsers hide as unknown elements. */
function reportPlaceholder(node: Html, isInText: boolean, page: Page): void {
  const [tag, name = ''] =
    /^<([a-z][\w-]*)(?:\s+[^\s=>"'/]+)*\s*>/i.exec(node.value) ?? []
  const element = name.toLowerCase()
  if (!tag || MAY_BE_OPEN.includes(element)) return
  // An unclosed element around blocks is harmless.
  if (!isInText && htmlBlockNames.includes(element)) return
  if (new RegExp(`</${name}\\s*>`, 'i').test(String(page.file))) return
  reportDiagnostic(page, node, {
    severity: 'warning',
    message: `"${tag}" is read as an unclosed HTML element and isn't shown.`,
    hint: `Write \\${tag}, or put the text in backticks.`
  })
}

/** Report cells beyond the last column, usually because of an unescaped bar. */
function reportExtraCells(
  { children: [head, ...rows] }: Table,
  page: Page
): void {
  const columns = head?.children.length ?? 0
  for (const row of rows) {
    const extra = row.children[columns]
    if (extra === undefined) continue
    reportDiagnostic(page, extra, {
      severity: 'warning',
      message: `This cell isn't shown, because the table has only ${columns} ${columns === 1 ? 'column' : 'columns'}.`,
      hint: 'Add a column to the first two rows. For a bar in text, write \\|.'
    })
  }
}

/** Whether the last line of a block closes it. */
function isClosed(source: string, fence: string): boolean {
  const [, ...lines] = source.split('\n')
  const last = lines.findLast(line => line.trim() !== '') ?? ''
  return last.replace(/^[\s>]*/, '').startsWith(fence)
}

/** Report an unclosed block, which contains the rest of the page. */
function reportUnclosedBlock(
  node: Code | MathBlock,
  fence: string,
  page: Page
): void {
  const isMath = node.type === 'math'
  const line = node.position?.start.line ?? 0
  const { data } = page.file
  data.unclosedBlocks = [...(data.unclosedBlocks ?? []), line]
  reportDiagnostic(page, node, {
    severity: isMath ? 'error' : 'warning',
    message: `The ${isMath ? 'formula' : 'code block'} isn't closed, so it contains the rest of the page.`,
    hint: `Close it with "${fence}" on its own line.`
  })
}

/** Report text on the line of the first `$$`, which isn't part of the formula. */
function reportTextAfterDollars(node: MathBlock, page: Page): void {
  if (!node.meta) return
  reportDiagnostic(page, node, {
    severity: 'error',
    message: `The formula is missing "${node.meta}", which is on the same line as "$$".`,
    hint: 'Write $$ on its own line and the formula below it.'
  })
}

/** Mistyped markup that the parser reads as text, and its message. */
export interface TypoRule {
  /** Matches at the position to report; `^` is the start of a paragraph. */
  readonly pattern: RegExp
  /** What the markup was meant to be. */
  readonly meant: string
  readonly hint: string
  /** Whether to search headings, too. */
  readonly inHeadings?: boolean
}

const LINK_HINT =
  'Write [text](./page.md) with nothing between the brackets, and put angle brackets around an address that contains spaces: [text](<./my page.md>).'

/** The core's typos; features add more. */
const TYPOS: readonly TypoRule[] = [
  {
    pattern: /(?<![^\n])<{7} [^\n]*/,
    meant: 'a resolved merge conflict',
    hint: CONFLICT_HINT,
    // "=======" turns the line above it into a heading.
    inHeadings: true
  },
  {
    pattern: /\[[^\]\n]+\][ \t]+\((?:\.{0,2}\/|#)[^)\s]*\)/,
    meant: 'a link',
    hint: LINK_HINT
  },
  {
    pattern:
      /!?\[[^\]\n]*\]\((?=[^()\n]*\s)[^()\n]*\.(?:mdx?|html?|png|svg|jpe?g|gif|webp|pdf)\b[^()\n]*\)/,
    meant: 'a link',
    hint: LINK_HINT
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    meant: 'a footnote',
    hint: 'Define the footnote: "[^1]: Text" on its own line.'
  },
  {
    pattern: /^#{2,6}(?=[^\s#])/,
    meant: 'a heading',
    hint: 'Add a space: "## Title".'
  },
  {
    pattern: /^\|[^\n|]*\|[^\n]*\|[ \t]*(?=\n|$)/,
    meant: 'a table row',
    hint: 'Below the header, add a row with dashes for each column: | --- | --- |. An empty line ends a table.'
  }
]

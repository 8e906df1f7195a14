import { htmlVoidElements } from 'html-void-elements'
import type { Code, Html, Paragraph, Root, RootContent, Table } from 'mdast'
import type { Math as MathBlock } from 'mdast-util-math'
import { htmlBlockNames } from 'micromark-util-html-tag-name'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { MarkdownContext, MarkdownPage } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkMarkdown } from '../walkTree.ts'
import { SLIPS } from './slips.ts'

declare module 'vfile' {
  interface DataMap {
    /** Lines of blocks that nothing closes. */
    openBlocks: readonly number[]
  }
}

/**
 * Report what looks like markup but is read as text: a link with a space
 * inside, a footnote without a definition, a heading without a space. Readers
 * would see the punctuation.
 */
export function remarkSlips(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const page = { context, file, places: location(file) }
    walkMarkdown(tree, 'text', (node, index, parent) => {
      const { source } = readSource(node, page)
      // The text of an alert no longer has its first line.
      const isFirst = index === 0 && node.value.startsWith(source.slice(0, 2))
      reportSlips(node, page, { block: parent.type, isFirst })
    })
    walkMarkdown(tree, 'definition', node => {
      reportSlips(node, page, { block: 'definition', isFirst: true })
    })
    walkMarkdown(tree, 'html', (node, _, { type }) => {
      reportTag(node, type === 'paragraph', page)
    })
    walkMarkdown(tree, 'link', node => {
      if (node.children.length > 0) return
      reportFinding(page, node, {
        level: 'warn',
        message: `The link to "${node.url}" has no text, so it is not shown.`,
        remedy: 'Write text between its brackets: [text](address).'
      })
    })
    for (const block of tree.children) {
      if (block.type === 'paragraph') reportIndented(block, page)
    }
    reportFootnotes(tree, page)
    walkMarkdown(tree, 'table', table => {
      reportRows(table, page)
    })
    for (const type of ['code', 'math'] as const) {
      walkMarkdown(tree, type, node => {
        reportBlock(node, page)
      })
    }
  }
}

interface Page extends MarkdownPage {
  readonly places: ReturnType<typeof location>
}

/**
 * Read a node as it was written, by its lines and columns: its offsets are those
 * of what the parser read, in which titles have gained brackets and dialects have
 * rewritten lines. Escaped text is not a mistake.
 */
function readSource(
  { position }: RootContent,
  { file, places }: Page
): { readonly source: string; readonly start: number } {
  const start = places.toOffset(position?.start) ?? 0
  const end = places.toOffset(position?.end) ?? start
  const source = String(file).slice(start, end)
  return { source: source.replace(/\\[^a-z]/gi, '\u0000\u0000'), start }
}

function reportSlips(
  node: RootContent,
  page: Page,
  { block, isFirst }: { readonly block: string; readonly isFirst: boolean }
): void {
  const { source, start } = readSource(node, page)
  const { features } = page.context
  for (const slip of [
    ...SLIPS,
    ...features.flatMap(each => each.slips ?? [])
  ]) {
    const { within = 'paragraph', pattern, explain } = slip
    const isStart = isFirst || !pattern.source.startsWith('^')
    const match = isStart && block === within && pattern.exec(source)
    if (!match) continue
    const place = page.places.toPoint(start + match.index)
    reportFinding(page, place, { level: 'warn', ...explain(match) })
  }
}

/** Only Markdown reads indented lines as code, so in MDX they are a paragraph. */
function reportIndented(block: Paragraph, page: Page): void {
  const { line = 1, column = 1 } = block.position?.start ?? {}
  const start = page.places.toOffset({ line, column: 1 }) ?? 0
  const text = String(page.file).slice(start)
  if (!/^(?: {4}|\t)\s*$/.test(text.slice(0, column - 1))) return
  const [written = ''] = text.split('\n')
  reportFinding(page, block, {
    level: 'warn',
    message: `"${written.trim()}" is read as text: indented lines are no code in MDX.`,
    remedy: 'Write ``` above and below the code, or remove the spaces.'
  })
}

/** Elements that the parser closes by itself. */
const MAY_BE_OPEN = [
  ...htmlVoidElements,
  ...['dd', 'dt', 'li', 'optgroup', 'option', 'p', 'rp', 'rt'],
  ...['caption', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']
]

/**
 * `<name>` in text is an element for the browser, which shows nothing of it. So
 * is `<T extends U>`, whose words are attributes.
 */
function reportTag(node: Html, isInText: boolean, page: Page): void {
  const [tag, name = ''] =
    /^<([a-z][\w-]*)(?:\s+[^\s=>"'/]+)*\s*>/i.exec(node.value) ?? []
  const element = name.toLowerCase()
  if (!tag || MAY_BE_OPEN.includes(element)) return
  // Around blocks, an open element does no harm.
  if (!isInText && htmlBlockNames.includes(element)) return
  if (new RegExp(`</${name}\\s*>`, 'i').test(String(page.file))) return
  reportFinding(page, node, {
    level: 'warn',
    message: `"${tag}" is read as an element that is never closed, so it is not shown.`,
    remedy: `Write \\${tag}, or put the text in backticks.`
  })
}

/** Footnotes are left out that nothing refers to, or that have a name again. */
function reportFootnotes(tree: Root, page: Page): void {
  const wanted = new Set<string>()
  const found = new Set<string>()
  walkMarkdown(tree, 'footnoteReference', ({ identifier }) => {
    wanted.add(identifier)
  })
  walkMarkdown(tree, 'footnoteDefinition', node => {
    const { identifier, label = identifier } = node
    const isRepeated = found.has(identifier)
    found.add(identifier)
    if (wanted.has(identifier) && !isRepeated) return
    reportFinding(page, node, {
      level: 'warn',
      message: `The footnote "[^${label}]" is not shown, because ${isRepeated ? 'another one has this name' : 'nothing refers to it'}.`,
      remedy: isRepeated
        ? 'Give it another name.'
        : 'Refer to it in the text, or remove it.'
    })
  })
}

/** Cells that no column is for are not shown: most often a bar was meant as text. */
function reportRows({ children: [head, ...rows] }: Table, page: Page): void {
  const columns = head?.children.length ?? 0
  for (const row of rows) {
    const extra = row.children[columns]
    if (extra === undefined) continue
    reportFinding(page, extra, {
      level: 'warn',
      message: `The cell is not shown: the table has ${columns === 1 ? 'one column' : `${columns} columns`}.`,
      remedy:
        'Add a column to the first two rows, or write \\| for a bar in text.'
    })
  }
}

/** A block that nothing closes holds the rest of the page. */
function reportBlock(node: Code | MathBlock, page: Page): void {
  const [first = '', ...lines] = readSource(node, page).source.split('\n')
  const [, fence] = /^(`{3,}|~{3,}|\${2,})/.exec(first) ?? []
  if (fence === undefined) return // indented code
  const last = lines.findLast(line => line.trim() !== '') ?? ''
  const isMath = node.type === 'math'
  if (!last.replace(/^[\s>]*/, '').startsWith(fence)) {
    const line = node.position?.start.line ?? 0
    const { data } = page.file
    data.openBlocks = [...(data.openBlocks ?? []), line]
    reportFinding(page, node, {
      level: isMath ? 'error' : 'warn',
      message: `The ${isMath ? 'formula' : 'code block'} is not closed, so everything below is part of it.`,
      remedy: `Close it with "${fence}" on a line of its own.`
    })
  } else if (isMath && node.meta) {
    reportFinding(page, node, {
      level: 'error',
      message: `"${node.meta}" is missing from the formula, because it follows "$$" on the same line.`,
      remedy: 'Write $$ on a line of its own, and the formula below it.'
    })
  }
}

import type { Code, Node, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkMarkdown } from '../walkTree.ts'
import { SLIPS, type Slip } from './slips.ts'

/**
 * Report what looks like markup and is read as text: a link with a space in its
 * middle, a footnote that nobody wrote, a heading without its space. Readers
 * would see the signs, and authors seldom look.
 */
export function remarkSlips(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    for (const parent of ['paragraph', 'heading', 'blockquote'] as const) {
      const slips = SLIPS.filter(({ within }) => within === parent)
      walkMarkdown(tree, parent, node => {
        reportSlips(slips, node, { context, file })
        return undefined
      })
    }
    walkMarkdown(tree, 'code', node => {
      if (!isOpen(node, file)) return undefined
      reportFinding(context, { file, node }, OPEN_FENCE)
      return undefined
    })
  }
}

interface Page {
  readonly context: MarkdownContext
  readonly file: VFile
}

type Block = Node & { readonly children: readonly Node[] }

function reportSlips(
  slips: readonly Slip[],
  node: Block,
  { context, file }: Page
): void {
  const source = readText(node, file)
  for (const { pattern, explain } of slips) {
    const match = pattern.exec(source)
    if (match === null) continue
    const start = findPoint(node, source.slice(0, match.index))
    const place = { type: 'text', position: { start, end: start } }
    const problem = { level: 'warn' as const, ...explain(match) }
    reportFinding(context, { file, node: place }, problem)
  }
}

/**
 * The source of a block, in which all that is markup already is blank: only what
 * is left can be a slip.
 */
function readText(node: Block, file: VFile): string {
  const { position } = node
  if (position === undefined) return ''
  const from = position.start.offset ?? 0
  const signs = String(file).slice(from, position.end.offset).split('')
  const blank = (inner: Node): void => {
    if (inner.type === 'text' || !inner.position) return
    if (inner.type === 'paragraph') {
      for (const child of listChildren(inner)) blank(child)
      return
    }
    const start = (inner.position.start.offset ?? 0) - from
    const end = (inner.position.end.offset ?? 0) - from
    for (let at = start; at < end; at += 1) {
      if (signs[at] !== '\n') signs[at] = BLANK
    }
  }
  for (const child of node.children) blank(child)
  return signs.join('').replace(/\\./g, BLANK.repeat(2))
}

/** No sign that an author writes. */
const BLANK = '\u0000'

function listChildren(node: Node): readonly Node[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : []
}

function findPoint({ position }: Node, before: string) {
  const { line = 1, column = 1, offset = 0 } = position?.start ?? {}
  const lines = before.split('\n')
  const last = lines.at(-1) ?? ''
  return {
    line: line + lines.length - 1,
    column: lines.length === 1 ? column + last.length : last.length + 1,
    offset: offset + before.length
  }
}

/** A fence that nothing closes holds the rest of the page. */
function isOpen({ position }: Code, file: VFile): boolean {
  const { start, end } = position ?? {}
  const source = String(file).slice(start?.offset, end?.offset)
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1]
  if (fence === undefined) return false
  const last = source.trimEnd().split('\n').slice(1).at(-1) ?? ''
  return !last.replace(/^[\s>]*/, '').startsWith(fence)
}

const OPEN_FENCE = {
  level: 'warn',
  message: 'The code block is not closed, so that all below belongs to it.',
  remedy: 'Write as many backticks as it began with on a line of their own.'
} as const

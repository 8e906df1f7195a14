import type { Code, Node, Root } from 'mdast'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
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
    const page = { context, file, find: createRangeFinder(file) }
    for (const parent of ['paragraph', 'heading', 'blockquote'] as const) {
      const slips = SLIPS.filter(({ within }) => within === parent)
      walkMarkdown(tree, parent, node => {
        reportSlips(slips, node, page)
        return undefined
      })
    }
    walkMarkdown(tree, 'code', node => {
      if (!isOpen(node, page)) return undefined
      reportFinding(context, { file, node }, OPEN_FENCE)
      return undefined
    })
  }
}

interface Page {
  readonly context: MarkdownContext
  readonly file: VFile
  readonly find: (node: Node) => readonly [from: number, to: number]
}

type Block = Node & { readonly children: readonly Node[] }

function reportSlips(
  slips: readonly Slip[],
  node: Block,
  { context, file, find }: Page
): void {
  const source = readText(node, { file, find })
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
function readText(node: Block, { file, find }: Omit<Page, 'context'>): string {
  const [from, to] = find(node)
  const signs = String(file).slice(from, to).split('')
  const blank = (inner: Node): void => {
    if (inner.type === 'text' || !inner.position) return
    if (inner.type === 'paragraph') {
      for (const child of listChildren(inner)) blank(child)
      return
    }
    const [start, end] = find(inner)
    for (let at = start - from; at < end - from; at += 1) {
      if (signs[at] !== '\n') signs[at] = BLANK
    }
  }
  for (const child of node.children) blank(child)
  return signs.join('').replace(/\\./g, BLANK.repeat(2))
}

/**
 * Where nodes stand in the file, by their lines and columns: their offsets are
 * those of what the parser read, in which titles have gained brackets and
 * dialects have rewritten lines.
 */
function createRangeFinder(file: VFile): Page['find'] {
  const { toOffset } = location(file)
  return ({ position }) => [
    toOffset(position?.start) ?? 0,
    toOffset(position?.end) ?? 0
  ]
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
function isOpen(node: Code, { file, find }: Page): boolean {
  const source = String(file).slice(...find(node))
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1]
  if (fence === undefined) return false
  const last = source.trimEnd().split('\n').slice(1).at(-1) ?? ''
  return !last.replace(/^[\s>]*/, '').startsWith(fence)
}

const OPEN_FENCE = {
  level: 'warn',
  message: 'The code block is not closed, so everything below is part of it.',
  remedy:
    'Close it with as many backticks as it starts with, on a line of their own.'
} as const

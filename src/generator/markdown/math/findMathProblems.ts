import type { Element, Nodes, Root, RootContent, Text } from 'hast'
import type { VFile } from 'vfile'
import type { Problem } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'

/**
 * Find what is wrong with the dollar signs around a block formula; the parser
 * takes a block that nothing closes to the end of the page, and leaves out what
 * stands behind the signs that open it.
 */
export function findBlockProblem(
  { position }: Element,
  file: VFile
): Problem | undefined {
  if (position === undefined) return undefined
  const { start, end } = position
  const lines = String(file)
    .split(/\r?\n/)
    .slice(start.line - 1, end.line)
  const opening = (lines[0] ?? '').slice(start.column - 1)
  const [, signs, behind = ''] = /^(\${2,})(.*)$/.exec(opening) ?? []
  if (signs === undefined) return undefined
  const last = lines.slice(1).findLast(line => line.trim() !== '') ?? ''
  if (!last.replace(/^[\s>]*/, '').startsWith(signs)) return OPEN_BLOCK
  return behind.trim() === '' ? undefined : describeOpening(behind.trim())
}

const OPEN_BLOCK: Problem = {
  level: 'error',
  message: 'The formula is not closed, so that all below belongs to it.',
  remedy: 'Write $$ on a line of its own behind the formula.'
}

function describeOpening(text: string): Problem {
  return {
    level: 'error',
    message: `The formula leaves out "${text}", which stands behind its "$$".`,
    remedy: 'Write $$ on a line of its own, and the formula below it.'
  }
}

/** A command of TeX between single signs, or behind double ones. */
const TEX = /(\$+)(?!\s)[^$\n]*\\[a-z]{2,}[^$\n]*/i

/** Find text that was meant as a formula and is shown as it is written. */
export function findTexts(
  tree: Root
): readonly { readonly node: Nodes; readonly problem: Problem }[] {
  const found: { readonly node: Nodes; readonly problem: Problem }[] = []
  walkNodes(tree, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'code') return 'skip'
    if (node.type !== 'text' || parent.children[index - 1]?.type === 'text') {
      return undefined
    }
    const text = joinTexts(parent.children.slice(index))
    const match = TEX.exec(text)
    if (match === null) return undefined
    const [tex, signs = ''] = match
    const behind = text[match.index + tex.length]
    const isPair = behind === '$' && !/\s$/.test(tex)
    if (!isPair && signs.length === 1) return undefined
    const problem = describeText(isPair ? `${tex}$` : tex, isPair)
    found.push({ node: placeAt(node, match.index), problem })
    return undefined
  })
  return found
}

/** In MDX the braces of a formula were expressions, which are texts now. */
function joinTexts(nodes: readonly RootContent[]): string {
  const end = nodes.findIndex(({ type }) => type !== 'text')
  const texts = end < 0 ? nodes : nodes.slice(0, end)
  return texts.map(node => (node.type === 'text' ? node.value : '')).join('')
}

function describeText(tex: string, isPair: boolean): Problem {
  return {
    level: 'warn',
    message: `"${tex.trim()}" is read as text.`,
    remedy: isPair
      ? 'Write $$…$$, or set markdown.singleDollarMath in site.ts; for a dollar sign write \\$.'
      : 'Close the formula with $$, or write \\$ for a dollar sign.'
  }
}

/** The place of a sign in a text, by the lines before it. */
function placeAt(node: Text, index: number): Text {
  const start = node.position?.start
  if (start === undefined) return node
  const before = node.value.slice(0, index).split('\n')
  const column = (before.at(-1) ?? '').length + 1
  const point = {
    line: start.line + before.length - 1,
    column: before.length === 1 ? start.column + column - 1 : column
  }
  return { ...node, position: { start: point, end: point } }
}

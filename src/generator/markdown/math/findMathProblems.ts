import type { Element, Nodes, Root, RootContent, Text } from 'hast'
import type { Problem } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'

/**
 * Find what is wrong with the dollar signs around a block formula; the parser
 * takes a block that nothing closes to the end of the page, and leaves out what
 * stands behind the signs that open it.
 *
 * @param page its lines
 */
export function findBlockProblem(
  { position }: Element,
  page: readonly string[]
): Problem | undefined {
  if (position === undefined) return undefined
  const { start, end } = position
  const lines = page.slice(start.line - 1, end.line)
  const opening = (lines[0] ?? '').slice(start.column - 1)
  const [, signs, behind = ''] = /^(\${2,})(.*)$/.exec(opening) ?? []
  if (signs === undefined) return undefined
  const last = lines.slice(1).findLast(line => line.trim() !== '') ?? ''
  if (!last.replace(/^[\s>]*/, '').startsWith(signs)) return OPEN_BLOCK
  return behind.trim() === '' ? undefined : describeOpening(behind.trim())
}

const OPEN_BLOCK: Problem = {
  level: 'error',
  message: 'The formula is not closed, so everything below is part of it.',
  remedy: 'Write $$ on a line of its own after the formula.'
}

function describeOpening(text: string): Problem {
  return {
    level: 'error',
    message: `"${text}" is missing from the formula, because it follows "$$" on the same line.`,
    remedy: 'Write $$ on a line of its own, and the formula below it.'
  }
}

/** Dollar signs, and what stands behind them up to the next or the line's end. */
const SIGNS = /(\$+)([^$\n]*)/g

const COMMAND = /\\[a-z]{2}/i

/** Find a command of TeX between single signs, or behind double ones. */
function findTex(
  text: string
):
  | { readonly index: number; readonly tex: string; readonly signs: string }
  | undefined {
  // One pattern for all of it would go over a long text again and again.
  if (!text.includes('$') || !text.includes('\\')) return undefined
  for (const { index, 0: tex, 1: signs = '', 2: inner = '' } of text.matchAll(
    SIGNS
  )) {
    if (!/^\s/.test(inner) && COMMAND.test(inner)) return { index, tex, signs }
  }
  return undefined
}

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
    const text = joinTexts(parent.children, index)
    const match = findTex(text)
    if (match === undefined) return undefined
    const { tex, signs } = match
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
function joinTexts(nodes: readonly RootContent[], start: number): string {
  const texts: string[] = []
  for (let index = start; ; index += 1) {
    const node = nodes[index]
    if (node?.type !== 'text') return texts.join('')
    texts.push(node.value)
  }
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

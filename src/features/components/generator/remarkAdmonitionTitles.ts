import type { Parser, Processor } from 'unified'
import { splitLines } from '../../../core/content/read/scanMarkdown.ts'

const TITLE = /^(\s*(?:>\s*)*:{3,}[\w-]+)[ \t]+([^\s{[].*?)[ \t]*$/

/**
 * Wrap the parser: let an admonition have a title without brackets
 * (behavior 2.9.16).
 */
export function remarkAdmonitionTitles(this: Processor): undefined {
  const { parser } = this
  if (parser === undefined) throw new Error('There is no parser to wrap')
  const parse: Parser = (document, file) =>
    parser(bracketAdmonitionTitles(document), file)
  this.parser = parse
}

/**
 * Convert `:::note Title` to `:::note[Title]`, outside code fences.
 *
 * Directives support only bracketed titles. The bracket replaces the space, so
 * columns don't change.
 */
export function bracketAdmonitionTitles(source: string): string {
  if (!source.includes(':::')) return source
  const lines = splitLines(source).map(({ text, role }) =>
    role === 'prose' ? bracketTitle(text) : text
  )
  return lines.join('\n')
}

function bracketTitle(line: string): string {
  const match = TITLE.exec(line)
  if (!match) return line
  const [, opening = '', title = ''] = match
  const { text, attributes } = splitAttributes(title)
  const gap = ' '.repeat(
    Math.max(line.trimEnd().length - opening.length - title.length - 1, 0)
  )
  return `${opening}[${gap}${escapeUnbalanced(text)}]${attributes}`
}

/**
 * Escape brackets if they're unbalanced, which would close the title early or leave
 * it open. Balanced ones may be markup, or code that would show the backslash.
 */
function escapeUnbalanced(title: string): string {
  let depth = 0
  for (const [sign] of title.matchAll(/\\.|[[\]]/g)) {
    if (sign === '[') depth += 1
    if (sign === ']') depth -= 1
    if (depth < 0) break
  }
  if (depth === 0) return title
  return title.replace(/(\\.)|[[\]]/g, (sign, kept) => kept ?? `\\${sign}`)
}

/** A title may be followed by attributes: `:::note Title {#id}`. */
function splitAttributes(title: string) {
  const match = /\s*(\{[^{}]*\})$/.exec(title)
  return {
    text: match ? title.slice(0, match.index) : title,
    attributes: match?.[1] ?? ''
  }
}

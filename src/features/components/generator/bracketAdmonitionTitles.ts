import { splitLines } from '../../../core/content/read/splitLines.ts'

const TITLE = /^(\s*(?:>\s*)*:{3,}[\w-]+)[ \t]+([^\s{[].*?)[ \t]*$/

/**
 * Write `:::note Title` as `:::note[Title]`, outside code fences.
 *
 * Directives know the bracketed title only. The space becomes the bracket, and
 * the title stays in its columns (behaviour 2.9.16).
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
  return `${opening}[${gap}${keepBrackets(text)}]${attributes}`
}

/**
 * Brackets in pairs are markup of the title, or text in its code, where a
 * backslash would be shown. One alone would end the title or keep
 * it open.
 */
function keepBrackets(title: string): string {
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

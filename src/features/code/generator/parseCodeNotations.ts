import {
  ALL_COMMENT_STYLES,
  createCommentPattern
} from './findCommentStyles.ts'
import type { LineMark, SourceLine, WordMark } from './sourceLine.ts'

const MARKS: Readonly<Record<string, LineMark | 'focus'>> = {
  '++': 'added',
  '--': 'removed',
  hl: 'marked',
  highlight: 'marked',
  focus: 'focus',
  error: 'error',
  warning: 'warning'
}

const NOTATION = createCommentPattern(
  ALL_COMMENT_STYLES,
  '\\[!code ([^\\]]+)\\]'
)

interface Notation {
  readonly text: string
  /** Number of lines it applies to. */
  readonly count: number
}

/**
 * Parse `[!code …]` comments: `++`, `--`, `highlight`, `focus`, `error` and
 * `warning`, each with an optional number of lines after a colon, and `word:x`.
 *
 * A comment at the end of a line applies to that line. A comment on its own line
 * applies to the next one, and is removed.
 */
export function parseCodeNotations(lines: readonly SourceLine[]): {
  readonly lines: readonly SourceLine[]
  readonly words: readonly WordMark[]
} {
  const result: SourceLine[] = []
  const pending: (Notation & { readonly from: number })[] = []
  for (const line of lines) {
    const { text, notations } = extractNotations(line.text)
    for (const notation of notations) {
      pending.push({ ...notation, from: result.length })
    }
    if (notations.length === 0 || text.trim() !== '') {
      result.push({ ...line, text })
    }
  }
  const isWord = ({ text }: Notation) => text.startsWith('word:')
  return {
    lines: pending.filter(each => !isWord(each)).reduce(applyMark, result),
    words: pending.filter(isWord).map(({ text, from, count }) => ({
      word: text.slice('word:'.length).replaceAll('\\:', ':'),
      from,
      to: count === 1 ? Number.POSITIVE_INFINITY : from + count
    }))
  }
}

function extractNotations(line: string): {
  readonly text: string
  readonly notations: readonly Notation[]
} {
  if (!line.includes('[!code ')) return { text: line, notations: [] }
  const notations: Notation[] = []
  const text = line.replace(new RegExp(NOTATION, 'g'), (whole, ...groups) => {
    const content = groups.find(group => typeof group === 'string')
    const notation = parseNotation(String(content ?? ''))
    if (notation === undefined) return whole
    notations.push(notation)
    return ''
  })
  return notations.length === 0
    ? { text: line, notations }
    : { text: text.trimEnd(), notations }
}

function parseNotation(content: string): Notation | undefined {
  const [, name = '', digits] = /^(.+?)(?::(\d+))?$/.exec(content.trim()) ?? []
  const isKnown = name.startsWith('word:') || Object.hasOwn(MARKS, name)
  return isKnown ? { text: name, count: Number(digits ?? 1) } : undefined
}

/** Whether the text of a `[!code …]` comment is a known notation. */
export function isNotation(content: string): boolean {
  return parseNotation(content) !== undefined
}

function applyMark(
  lines: readonly SourceLine[],
  { text, from, count }: Notation & { readonly from: number }
): SourceLine[] {
  const mark = MARKS[text]
  return lines.map((line, index) => {
    if (index < from || index >= from + count) return line
    if (mark === undefined) return line
    return mark === 'focus' ? { ...line, isFocused: true } : { ...line, mark }
  })
}

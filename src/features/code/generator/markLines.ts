/** How a line of a code block is highlighted. */
export type LineMark = 'marked' | 'added' | 'removed' | 'error' | 'warning'

/** A visible line of a code block, before syntax highlighting. */
export interface SourceLine {
  readonly text: string
  readonly mark?: LineMark
  /** If any line is focused, the others are dimmed. */
  readonly isFocused?: boolean
  /** Shell prompt before the text. */
  readonly prompt?: string
  /** Whether it's the output of a command, which isn't copied. */
  readonly isOutput?: boolean
}

/** Opening and closing delimiters of comments, as expression sources. */
const DELIMITERS = {
  jsx: ['\\{\\s*/\\*', '\\*/\\s*\\}'],
  block: ['/\\*', '\\*/'],
  html: ['<!--', '-->'],
  paren: ['\\(\\*', '\\*\\)'],
  line: ['//', ''],
  dash: ['--', ''],
  hash: ['#', ''],
  percent: ['%', ''],
  semicolon: [';', ''],
  quote: ["(?:'|[Rr](?:em|EM)\\s)", '']
} as const

type CommentStyle = keyof typeof DELIMITERS

/** Longer delimiters are before those they contain. */
const ALL_STYLES = Object.keys(DELIMITERS) as readonly CommentStyle[]
const DEFAULT_STYLES = ['jsx', 'line', 'block', 'hash', 'html'] as const

/** Comment styles of languages (behavior 2.9.6). */
const STYLES_BY_LANGUAGE: ReadonlyMap<string, readonly CommentStyle[]> =
  new Map([
    ...assignStyles('js ts javascript typescript', ['line', 'block']),
    ...assignStyles('jsx tsx mdx', ['jsx', 'line', 'block']),
    ...assignStyles('html xml svg vue svelte', ['html', 'line', 'block']),
    ...assignStyles('bash sh shell zsh python py ruby toml yaml yml', ['hash']),
    ...assignStyles('markdown md', ['html', 'jsx', 'hash']),
    ...assignStyles('lua haskell hs ada', ['dash']),
    ...assignStyles('sql', ['dash', 'block']),
    ...assignStyles('tex latex matlab', ['percent']),
    ...assignStyles('vb vbnet vba', ['quote']),
    ...assignStyles('ocaml fsharp', ['paren', 'line']),
    ...assignStyles('lisp clojure scheme ini', ['semicolon', 'hash']),
    ...assignStyles('text', [])
  ])

function assignStyles(languages: string, styles: readonly CommentStyle[]) {
  return languages.split(' ').map(name => [name, styles] as const)
}

/** Create an expression for comments that match a pattern in any of the styles. */
function createCommentPattern(
  styles: readonly CommentStyle[],
  pattern: string
): string {
  const alternatives = styles.map(style => {
    const [open, close] = DELIMITERS[style]
    return `${open}\\s*${pattern}\\s*${close}`
  })
  return `(?:${alternatives.join('|')})`
}

const MARKS: ReadonlyMap<string, LineMark | 'focus'> = new Map([
  ['++', 'added'],
  ['--', 'removed'],
  ['highlight', 'marked'],
  ['focus', 'focus'],
  ['error', 'error'],
  ['warning', 'warning']
])

/** A comment that was meant to mark lines, in any language. */
const MARKING = new RegExp(
  createCommentPattern(ALL_STYLES, '(high-?light-[\\w-]+|\\[!code [^\\]]+\\])')
)
const DIRECTIVE = 'highlight-(?:next-line|start|end)'

/** Find a comment that was meant to mark lines, but has an unknown name. */
export function findUnknownMark(line: string): string | undefined {
  const comment = MARKING.exec(line)?.slice(1).find(Boolean)
  if (comment === undefined) return undefined
  const notation = /^\[!code (.+)\]$/.exec(comment)?.[1] ?? ''
  const isKnown =
    MARKS.has(notation) || new RegExp(`^${DIRECTIVE}$`).test(comment)
  return isKnown ? undefined : comment
}

const NOTATION = new RegExp(
  createCommentPattern(
    ALL_STYLES,
    '\\[!code (\\+\\+|--|highlight|focus|error|warning)\\]'
  )
)

/** Mark lines that end with a comment such as `[!code ++]`, and remove it. */
export function markByNotations(
  lines: readonly SourceLine[]
): readonly SourceLine[] {
  return lines.map(line => {
    const match = NOTATION.exec(line.text)
    const mark = MARKS.get(match?.slice(1).find(Boolean) ?? '')
    if (mark === undefined) return line
    const text = line.text.replace(NOTATION, '').trimEnd()
    return mark === 'focus'
      ? { ...line, text, isFocused: true }
      : { ...line, text, mark }
  })
}

/**
 * Mark lines by the comments on other lines, and remove those:
 * `highlight-next-line`, `highlight-start` and `highlight-end` (behavior 2.9.6).
 */
export function markByDirectives(
  lines: readonly SourceLine[],
  language: string
): readonly SourceLine[] {
  const styles = STYLES_BY_LANGUAGE.get(language) ?? DEFAULT_STYLES
  const isUsed = lines.some(({ text }) => text.includes('highlight-'))
  if (styles.length === 0 || !isUsed) return lines
  const directive = new RegExp(
    `^\\s*${createCommentPattern(styles, DIRECTIVE)}\\s*$`
  )
  let isInside = false
  let isNext = false
  return lines.flatMap((line): readonly SourceLine[] => {
    if (directive.test(line.text)) {
      isNext = line.text.includes('next-line')
      if (!isNext) isInside = line.text.includes('start')
      return []
    }
    const isMarked = isInside || isNext
    isNext = false
    return [isMarked ? { ...line, mark: 'marked' } : line]
  })
}

import type { Parser, Processor } from 'unified'
import { location } from 'vfile-location'
import { VFileMessage } from 'vfile-message'
import { rewriteSource } from '../../content/contentDialect.ts'
import { CONFLICT_HINT, CONFLICT_MARKER } from '../../content/read/parseData.ts'
import type { MarkdownContext } from '../markdownContext.ts'

/**
 * Wrap the parser: let dialects rewrite the source, before features that wrap the
 * parser as well, and explain the parser's errors to authors.
 *
 * Rewriting keeps line numbers, so that positions in messages stay correct.
 */
export function remarkSource(
  this: Processor,
  { setup }: Pick<MarkdownContext, 'setup'>
): undefined {
  const { parser } = this
  if (parser === undefined) throw new Error('remarkSource needs a parser')
  const parse: Parser = (document, file) => {
    const source = rewriteSource(document, setup.dialects)
    try {
      return parser(source, file)
    } catch (error) {
      throw error instanceof VFileMessage
        ? explainMdxError(error, source)
        : error
    }
  }
  this.parser = parse
}

/** Hints by parser message; the last one is the fallback. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /to create a (?:comment|link)/,
    'Close a comment with "-->". Write a link as a plain address or as [text](address).'
  ],
  [/attribute value/, 'Write name="value" or name={expression}.'],
  [
    /closing (?:tag|slash)/,
    'Elements must be closed in the block where they start: write <name /> or </name>. For text, write \\<, or use backticks.'
  ],
  [
    /import\/exports/,
    'Correct the statement and leave an empty line below it. In a sentence, don\'t start a line with "import" or "export".'
  ],
  [
    /(?:)/,
    'In MDX, "<" starts a component and "{" an expression. For text, write \\< or \\{, or use backticks.'
  ]
]

/**
 * Add a hint to an MDX parser error, and move its position from the end of the
 * page to the start of the element or brace (behavior 8.14).
 */
function explainMdxError(error: VFileMessage, source: string): VFileMessage {
  const { cause, line = 1 } = error
  // The JavaScript parser's messages end with a position.
  const detail =
    cause instanceof Error
      ? `: ${cause.message.replace(/ \([\d:]+\)$/, '')}`
      : ''
  const reason = `${error.reason.replace(/ \([\d:-]+\)/, '')}${detail}`
  const isConflict = CONFLICT_MARKER.test(source.split('\n')[line - 1] ?? '')
  const [, known] = HINTS.find(([pattern]) => pattern.test(reason)) ?? []
  const hint = isConflict ? CONFLICT_HINT : known
  return new VFileMessage(`${reason}.\n${hint}`, {
    place: findStart(error.reason, source) ?? error.place,
    cause: error,
    ruleId: 'mdx'
  })
}

function findStart(reason: string, source: string) {
  const [, line, column] =
    /^Expected a closing tag .* \((\d+):(\d+)/.exec(reason) ?? []
  if (line !== undefined) return { line: Number(line), column: Number(column) }
  const offset = reason.includes('closing brace') ? findOpenBrace(source) : -1
  return offset < 0 ? undefined : location(source).toPoint(offset)
}

/** Find the first unbalanced brace. */
function findOpenBrace(source: string): number {
  const open: number[] = []
  for (const { 0: brace, index } of source.matchAll(/\\.|[{}]/g)) {
    if (brace === '{') open.push(index)
    if (brace === '}') open.pop()
  }
  return open[0] ?? -1
}

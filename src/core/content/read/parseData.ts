import {
  type Document,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError
} from 'yaml'
import { SiteError } from '../../model/errors.ts'
import { CONFLICT, CONFLICT_REASON, CONFLICT_REMEDY } from '../mergeConflict.ts'
import {
  createFileLocator,
  createYamlLocator,
  type SourceLocator
} from '../sourceLocator.ts'

/** The value of a YAML or JSON text, or why it can't be read. */
interface ParsedData {
  readonly value: unknown
  readonly locator: SourceLocator
  readonly problems: readonly SiteError[]
}

/**
 * Parse YAML, or JSON, which is YAML.
 *
 * @param skippedLines lines of the file before the text
 * @returns the first mistake in the parser's words: one often confuses the rest
 */
export function parseData(
  text: string,
  file: string,
  skippedLines = 0
): ParsedData {
  const lines = new LineCounter()
  const format = file.endsWith('.json') ? 'JSON' : 'YAML'
  const fail = ({ reason, offset }: Mistake): ParsedData => {
    const { line, col } = lines.linePos(offset)
    const problem = new SiteError(`This is not valid ${format}: ${reason}.`, {
      place: { file, line: line + skippedLines, column: col },
      remedy: createRemedy(format, reason)
    })
    const locator = createFileLocator(file)
    return { value: undefined, locator, problems: [problem] }
  }
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      logLevel: 'error', // silence would hide a second document
      prettyErrors: false,
      merge: true // as in YAML 1.1, which authors know
    })
    const mistake = findMistake(document, text, format)
    if (mistake !== undefined) return fail(mistake)
    const locator = createYamlLocator(document, { file, lines, skippedLines })
    return { value: document.toJS(), locator, problems: [] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fail({ reason, offset: 0 })
  }
}

interface Mistake {
  /** The end of a sentence. */
  readonly reason: string
  /** In the text. */
  readonly offset: number
}

function findMistake(
  document: Document.Parsed,
  text: string,
  format: string
): Mistake | undefined {
  const conflict = text.search(CONFLICT)
  if (conflict >= 0) return { reason: CONFLICT_REASON, offset: conflict }
  // YAML would take it for a part of the next key.
  const comment = format === 'JSON' ? text.search(/^[ \t]*\/[/*]/m) : -1
  if (comment >= 0) return { reason: COMMENT, offset: comment }
  const errors = [...document.errors, ...findUndefinedNames(document)]
  const [first] = [...errors, ...document.warnings]
  // The parser takes the lines up to a key that is indented for a key.
  const nested = errors.find(({ code }) => code === 'MULTILINE_IMPLICIT_KEY')
  if (first?.code === 'BLOCK_AS_IMPLICIT_KEY' && nested !== undefined) {
    const offset = text.lastIndexOf('\n', nested.pos[1] - 1) + 1
    return { reason: 'the line is indented more than the key above', offset }
  }
  return first && describeError(first, text, format)
}

const COMMENT = 'it contains a comment'

/** Names after a star that nothing defines; the parser would only throw. */
function findUndefinedNames(document: Document): readonly YAMLParseError[] {
  const errors: YAMLParseError[] = []
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return
      const [start = 0, end = 0] = alias.range ?? []
      const message = `Nothing defines "&${alias.source}"`
      errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', message))
    }
  })
  return errors
}

/** Report what the parser found, in its own words unless ours are better. */
function describeError(
  { code, message, pos: [start] }: Document.Parsed['errors' | 'warnings'][0],
  text: string,
  format: string
): Mistake {
  const [sign] = /^\/[/*]/.exec(text.slice(start)) ?? []
  if (sign !== undefined) {
    const reason =
      format === 'JSON' ? COMMENT : `"${sign}" does not start a comment`
    return { reason, offset: start }
  }
  if (code === 'MULTIPLE_DOCS') {
    const offset = text.lastIndexOf('\n---', start) + 1
    return { reason: 'a second document begins here', offset }
  }
  const [, quote] = /^Missing closing (["'])quote/.exec(message) ?? []
  return quote === undefined
    ? { reason: message, offset: start }
    : { reason: 'a quote is not closed', offset: text.lastIndexOf(quote) }
}

/** Remedies, by what the reason says. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(CONFLICT_REASON), CONFLICT_REMEDY],
  [/call stack/, 'Use fewer levels of nesting.'],
  [/\btabs?\b/i, 'Indent with spaces.'],
  [/start a comment/, 'Begin comments with "#".'],
  [/comment/, 'Remove it.'],
  [/second document/, 'Remove the line "---".'],
  [/quote is not closed/, 'Close it at the end of the text.'],
  [
    /must be .* end with a [\]}]/,
    'Close the brackets, or put the text in quotes if they belong to it.'
  ],
  [
    /indented more|same column/,
    'Indent the line like the key above, or put a text of several lines in quotes.'
  ],
  [/unique/, 'Remove one of the two lines.'],
  [/block-seq/, 'Write [one, two], or each entry on a line of its own.']
]

function createRemedy(format: string, reason: string): string {
  const [, hint] = HINTS.find(([pattern]) => pattern.test(reason)) ?? []
  if (hint !== undefined) return hint
  return format === 'JSON'
    ? 'Look for a missing or extra comma or quote just before this place.'
    : 'Put values with special characters, such as ": ", "#" or brackets, in quotes.'
}

import { LineCounter, parseDocument, visit, YAMLParseError } from 'yaml'
import { SiteError } from '../../../model/errors.ts'
import { CONFLICT, CONFLICT_REASON, CONFLICT_REMEDY } from '../mergeConflict.ts'
import {
  createFileLocator,
  createYamlLocator,
  type SourceLocator
} from '../sourceLocator.ts'

/** What a YAML or JSON text says, or why it says nothing. */
export interface ParsedData {
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
  const fail = (reason: string, offset: number): ParsedData => {
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
      logLevel: 'silent',
      prettyErrors: false,
      merge: true // as in YAML 1.1, which authors know
    })
    visit(document, {
      Alias: (_, alias) => {
        if (alias.resolve(document) !== undefined) return
        const message = `Nothing defines "&${alias.source}"`
        const [start = 0, end = 0] = alias.range ?? []
        const place: [number, number] = [start, end]
        document.errors.push(new YAMLParseError(place, 'BAD_ALIAS', message))
      }
    })
    const conflict = text.search(CONFLICT)
    if (conflict >= 0) return fail(CONFLICT_REASON, conflict)
    // YAML would take it for a part of the next key.
    const comment = format === 'JSON' ? text.search(/^[ \t]*\/[/*]/m) : -1
    if (comment >= 0) return fail('it contains a comment', comment)
    const [mistake] = [...document.errors, ...document.warnings]
    // The parser takes the lines up to a key that is indented for a key.
    const nested = document.errors.find(
      ({ code }) => code === 'MULTILINE_IMPLICIT_KEY'
    )
    if (mistake?.code === 'BLOCK_AS_IMPLICIT_KEY' && nested !== undefined) {
      const start = text.lastIndexOf('\n', nested.pos[1] - 1) + 1
      return fail('the line is indented more than the key above', start)
    }
    if (mistake !== undefined) {
      const [start] = mistake.pos
      const [sign] = /^\/[/*]/.exec(text.slice(start)) ?? []
      const reason = sign && `"${sign}" does not start a comment`
      return fail(reason ?? mistake.message, start)
    }
    const locator = createYamlLocator(document, { file, lines, skippedLines })
    return { value: document.toJS(), locator, problems: [] }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 0)
  }
}

function createRemedy(format: string, reason: string): string {
  if (reason === CONFLICT_REASON) return CONFLICT_REMEDY
  if (reason.includes('call stack')) return 'Use fewer levels of nesting.'
  if (/\btabs?\b/i.test(reason)) return 'Indent with spaces.'
  if (reason.includes('start a comment')) return 'Begin comments with "#".'
  if (reason.includes('comment')) return 'Remove it.'
  if (/indented more|same column/.test(reason)) {
    return 'Begin the line where the key above begins, or put a text of several lines in quotes.'
  }
  if (reason.includes('unique')) return 'Remove one of the two lines.'
  if (reason.includes('block-seq')) {
    return 'Write [one, two], or each entry on a line of its own.'
  }
  return format === 'JSON'
    ? 'Look for a missing or extra comma or quote just before this place.'
    : 'Put values with special characters, such as ": ", "#" or brackets, in quotes.'
}

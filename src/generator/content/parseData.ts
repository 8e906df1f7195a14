import { LineCounter, parseDocument } from 'yaml'
import { SiteError } from '../../model/errors.ts'
import { findJsonMistake } from './findJsonMistake.ts'
import {
  createFileLocator,
  createPlace,
  createYamlLocator,
  type SourceLocator
} from './sourceLocator.ts'

/** What a YAML or JSON text says, or why it says nothing. */
export interface ParsedData {
  readonly value: unknown
  readonly locator: SourceLocator
  readonly problems: readonly SiteError[]
}

interface DataOrigin {
  readonly file: string
  /** How messages name the text, such as "The front matter". */
  readonly name: string
  /** Lines of the file before the text. */
  readonly skippedLines?: number
}

/** Parse YAML, with every mistake placed. */
export function parseYaml(text: string, origin: DataOrigin): ParsedData {
  const { file, name, skippedLines = 0 } = origin
  const lines = new LineCounter()
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      logLevel: 'silent',
      merge: true // as in YAML 1.1, which authors know
    })
    const locator = createYamlLocator(document, { file, lines, skippedLines })
    if (document.errors.some(({ message }) => isTooDeep(message))) {
      throw new RangeError('The parser ran out of stack.')
    }
    const mistakes = [...document.errors, ...document.warnings]
    if (mistakes.length === 0) {
      return { value: document.toJS(), locator, problems: [] }
    }
    const problems = mistakes.map(({ message, pos }) => {
      const { line, col } = lines.linePos(pos[0])
      return new SiteError(
        `${name} is not valid YAML: ${readReason(message)}.`,
        {
          place: { file, line: line + skippedLines, column: col },
          remedy: findYamlRemedy(message)
        }
      )
    })
    // One slip often confuses the rest of the text: the first is the cause.
    return { value: undefined, locator, problems: problems.slice(0, 1) }
  } catch (error) {
    const mergeProblem = findMergeProblem(error, text, origin)
    if (mergeProblem !== undefined) {
      const locator = createFileLocator(file)
      return { value: undefined, locator, problems: [mergeProblem] }
    }
    if (!(error instanceof RangeError) && !(error instanceof ReferenceError)) {
      throw error
    }
    const problem =
      findAliasProblem(text, origin) ??
      new SiteError(`${name} is nested too deeply.`, {
        place: { file, line: skippedLines + 1 },
        remedy: 'Use fewer levels and no aliases.',
        cause: error
      })
    const locator = createFileLocator(file)
    return { value: undefined, locator, problems: [problem] }
  }
}

/** Only the values of an anchor can be merged, which the parser throws about. */
function findMergeProblem(
  error: unknown,
  text: string,
  { file, name, skippedLines = 0 }: DataOrigin
): SiteError | undefined {
  const isMerge =
    error instanceof Error && error.message.startsWith('Merge sources')
  if (!isMerge) return undefined
  const offset = Math.max(text.search(/<<["']?\s*:/), 0)
  const { line, column } = createPlace(file, text, offset)
  return new SiteError(`${name} merges something that is not a mapping.`, {
    place: { file, line: line + skippedLines, column },
    remedy: 'Write "<<: *name", where "&name" marks a mapping.',
    cause: error
  })
}

/** A star at the start of a value names an anchor, which authors seldom mean. */
function findAliasProblem(
  text: string,
  { file, name, skippedLines = 0 }: DataOrigin
): SiteError | undefined {
  const found = /^[^\n]*?[:-] (\*[^\s,\]}]+)/m.exec(text)
  const alias = found?.[1]
  if (found === null || alias === undefined) return undefined
  if (text.includes(`&${alias.slice(1)}`)) return undefined
  const offset = found.index + found[0].length - alias.length
  const { line, column } = createPlace(file, text, offset)
  return new SiteError(
    `${name} is not valid YAML: nothing defines "&${alias.slice(1)}", which "${alias}" refers to.`,
    {
      place: { file, line: line + skippedLines, column },
      remedy: 'Quote values that start with "*".'
    }
  )
}

/** Parse JSON, with its first mistake placed. */
export function parseJson(text: string, origin: DataOrigin): ParsedData {
  const { file, name } = origin
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text)
    return { ...parseYaml(text, origin), value } // JSON is YAML, with places
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const offset = findJsonMistake(text)
    const reason = message
      .replace(/ (?:in JSON )?at position.*$/s, '')
      .replace(/, (?:\.{3})?".*$/s, '') // the text itself, which has a place
    const problem = new SiteError(`${name} is not valid JSON: ${reason}.`, {
      place: createPlace(file, text, offset),
      remedy:
        'Look for a missing or extra comma or quote just before this place.'
    })
    const locator = createFileLocator(file)
    return { value: undefined, locator, problems: [problem] }
  }
}

function isTooDeep(message: string): boolean {
  return message.includes('call stack')
}

function readReason(message: string): string {
  return (message.split('\n')[0] ?? message)
    .replace(/ at line.*$/, '')
    .replace(/^Map keys must be unique.*$/, 'a key appears twice')
    .replace(/^Nested mappings.*$/, 'a value contains ": " without quotes')
    .replace(
      /^Unexpected scalar at node end$/,
      'text follows the end of a quote or bracket'
    )
    .replace(/^Implicit map keys need.*$/, 'a line has no colon after its key')
    .replace(
      /^Unexpected block-seq-ind.*$/,
      'a list starts on the line of its key'
    )
    .replace(/^Unresolved tag: (.*)$/, 'nothing is known of the tag $1')
    .replace(/[:.]$/, '')
}

function findYamlRemedy(message: string): string {
  if (message.includes('unique')) return 'Remove one of the two lines.'
  if (/\btabs?\b/i.test(message)) return 'Indent with spaces.'
  if (message.startsWith('Unexpected scalar')) {
    return 'Put the whole value in quotes; a quote within is written twice.'
  }
  if (message.startsWith('Unexpected block-seq-ind')) {
    return 'Write [one, two], or each entry on a line of its own.'
  }
  return 'Quote values that contain ": ", "#", "@", backticks or brackets.'
}

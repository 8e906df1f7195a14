import { LineCounter, parseDocument } from 'yaml'
import { SiteError } from '../../model/errors.ts'
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
      logLevel: 'silent'
    })
    const locator = createYamlLocator(document, { file, lines, skippedLines })
    if (document.errors.some(({ message }) => isTooDeep(message))) {
      throw new RangeError('The parser ran out of stack.')
    }
    if (document.errors.length === 0) {
      return { value: document.toJS(), locator, problems: [] }
    }
    const problems = document.errors.map(({ message, pos }) => {
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
    if (!(error instanceof RangeError) && !(error instanceof ReferenceError)) {
      throw error
    }
    const problem = new SiteError(`${name} nests too deeply to be read.`, {
      place: { file, line: skippedLines + 1 },
      remedy: 'Write it with a few levels and without aliases.',
      cause: error
    })
    const locator = createFileLocator(file)
    return { value: undefined, locator, problems: [problem] }
  }
}

/** Parse JSON, with its first mistake placed. */
export function parseJson(text: string, origin: DataOrigin): ParsedData {
  const { file, name } = origin
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text)
    return { ...parseYaml(text, origin), value } // JSON is YAML, with places
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = /position (\d+)/.exec(message)?.[1]
    const offset = position === undefined ? text.length : Number(position)
    const reason = message.replace(/ (?:in JSON )?at position.*$/s, '')
    const problem = new SiteError(`${name} is not valid JSON: ${reason}.`, {
      place: createPlace(file, text, offset),
      remedy: 'Look for a comma or a quote just before that place.'
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
    .replace(/^Map keys must be unique.*$/, 'a key stands twice')
    .replace(/^Nested mappings.*$/, 'a value holds ": " without quotes')
    .replace(/[:.]$/, '')
}

function findYamlRemedy(message: string): string {
  if (message.includes('unique')) return 'Remove one of the two lines.'
  if (/tab/i.test(message)) return 'Indent with spaces.'
  return 'Quote values that contain ": ", "#", "@", backticks or brackets.'
}

import { type Document, LineCounter, parseDocument, visit } from 'yaml'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { runReported } from '../../platform/supervision.ts'
import type { DataSource } from '../content.ts'
import type { Report } from '../report.ts'
import {
  createFileLocator,
  createYamlLocator,
  type SourceLocator
} from '../sourceLocator.ts'
import { readText } from './readText.ts'

/** The value of a YAML or JSON text, or the reason why it's invalid. */
interface ParsedData {
  readonly value: unknown
  readonly locator: SourceLocator
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Parse YAML, or JSON, which is a subset of YAML.
 *
 * @param skippedLines number of lines before the text in its file
 * @returns only the first mistake, because the others are often consequences
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
    const diagnostic: Diagnostic = {
      severity: 'error',
      message: `This isn't valid ${format}: ${reason}.`,
      place: { file, line: line + skippedLines, column: col },
      hint: createHint(format, reason)
    }
    const locator = createFileLocator(file)
    return { value: undefined, locator, diagnostics: [diagnostic] }
  }
  let document: Document.Parsed | undefined
  try {
    document = parseDocument(text, {
      lineCounter: lines,
      logLevel: 'error', // silence would hide a second document
      prettyErrors: false,
      merge: true // YAML 1.1's merge keys
    })
    const [parseError] = [...document.errors, ...document.warnings]
    if (parseError !== undefined) {
      const reason = parseError.message.replace(/; please use .*/, '')
      return fail(reason, parseError.pos[0])
    }
    const locator = createYamlLocator(document, { file, lines, skippedLines })
    return { value: document.toJS(), locator, diagnostics: [] }
  } catch (error) {
    const alias =
      document && error instanceof ReferenceError
        ? findUnresolvedAlias(document)
        : undefined
    if (alias !== undefined) {
      return fail(
        `No anchor before this place is named "${alias.source}"`,
        alias.offset
      )
    }
    return fail(error instanceof Error ? error.message : String(error), 0)
  }
}

/** Find the first alias without an anchor, for which the parser has no position. */
function findUnresolvedAlias(document: Document.Parsed) {
  let found: { readonly source: string; readonly offset: number } | undefined
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document) !== undefined) return undefined
      found = { source: alias.source, offset: alias.range?.[0] ?? 0 }
      return visit.BREAK
    }
  })
  return found
}

/** The line that Git writes above the two sides of a merge conflict. */
export const CONFLICT_MARKER = /^<{7} .*$/m

export const CONFLICT_HINT =
  'Keep one of the two versions, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".'

/** Hints by message of the parser. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/call stack/, 'Use fewer levels of nesting.'],
  [/\btabs?\b/i, 'Indent with spaces.'],
  [/unique/, 'Remove one of the two lines.'],
  [/anchor/, 'Put text that starts with "*" in quotes.']
]

function createHint(format: string, reason: string): string {
  const [, hint] = HINTS.find(([pattern]) => pattern.test(reason)) ?? []
  if (hint !== undefined) return hint
  return format === 'JSON'
    ? 'Look for a missing or extra comma or quote just before this place.'
    : 'Check the indentation, close brackets and quotes, and put values with special characters, such as ": ", "#" or "[", in quotes.'
}

/** Read a YAML or JSON file and report its mistakes. */
export async function readData(
  file: string,
  displayName: string,
  report: Report
): Promise<DataSource | undefined> {
  const text = readText(file, displayName, report)
  if (text === undefined) return undefined
  const { diagnostics, ...data } = await runReported('reads', displayName, () =>
    parseData(text, displayName)
  )
  report(diagnostics)
  return diagnostics.length > 0 ? undefined : data
}

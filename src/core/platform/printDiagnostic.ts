import { readFileSync } from 'node:fs'
import path from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import { type Diagnostic, formatDiagnostic } from '../model/diagnostic.ts'
import { MAX_PRINTED_DIAGNOSTICS } from '../model/limits.ts'

/**
 * Format a diagnostic as authors see it: `error: `, its place and message, the hint,
 * and the lines around the place.
 *
 * @param contentDir absolute; file names are relative to it
 */
export function printDiagnostic(
  diagnostic: Diagnostic,
  contentDir: string
): string {
  return `${diagnostic.severity}: ${formatDiagnosticWithFrame(diagnostic, contentDir)}`
}

/**
 * Format a diagnostic with the lines around its place.
 *
 * @param contentDir absolute; file names are relative to it
 */
export function formatDiagnosticWithFrame(
  diagnostic: Diagnostic,
  contentDir: string
): string {
  const frame = readCodeFrame(diagnostic, contentDir)
  return [formatDiagnostic(diagnostic), frame].filter(Boolean).join('\n\n')
}

function readCodeFrame({ place }: Diagnostic, contentDir: string): string {
  if (place?.line === undefined) return ''
  try {
    const source = readFileSync(path.resolve(contentDir, place.file), 'utf8')
    const { line, column = 1 } = place
    return formatCodeFrame(source, { line, column })
  } catch {
    return '' // a file of the output, not of the content
  }
}

/**
 * Format the first diagnostics, because nobody reads thousands, and count the others.
 *
 * @param contentDir absolute; file names are relative to it
 */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  contentDir: string,
  limit = MAX_PRINTED_DIAGNOSTICS
): readonly string[] {
  const rest = diagnostics.length - limit
  return [
    ...diagnostics
      .slice(0, limit)
      .map(diagnostic => printDiagnostic(diagnostic, contentDir)),
    ...(rest > 0 ? [`And ${rest.toLocaleString('en')} more.`] : [])
  ]
}

/** Maximum number of characters to show of a line. */
const WIDTH = 120

/**
 * Format a code frame: the lines around a place, with a caret below the column.
 *
 * @param place line and column, from 1
 * @returns numbered lines, or an empty string if the source has no such line
 */
export function formatCodeFrame(
  source: string,
  { line, column }: { readonly line: number; readonly column: number }
): string {
  const lines = source.split(/\r?\n/).map(text => text.slice(0, WIDTH))
  if (lines[line - 1] === undefined) return ''
  const start = column > WIDTH ? { line } : { line, column }
  const context = { linesAbove: 2, linesBelow: 2 }
  return codeFrameColumns(lines.join('\n'), { start }, context)
}

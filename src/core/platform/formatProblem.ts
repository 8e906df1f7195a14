import { readFileSync } from 'node:fs'
import path from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import { formatSiteError, type SiteError } from '../model/errors.ts'
import { MAX_PRINTED } from '../model/limits.ts'

/**
 * Format a problem with its place, its remedy, and a code frame.
 *
 * @param contentDir absolute; file names are relative to it
 */
export function formatProblem(problem: SiteError, contentDir: string): string {
  const frame = readCodeFrame(problem, contentDir)
  return [formatSiteError(problem), frame].filter(Boolean).join('\n\n')
}

function readCodeFrame({ place }: SiteError, contentDir: string): string {
  if (place?.line === undefined) return ''
  try {
    const source = readFileSync(path.resolve(contentDir, place.file), 'utf8')
    const { line, column = 1 } = place
    return createCodeFrame(source, { line, column })
  } catch {
    return '' // a file of the output, not of the content
  }
}

/**
 * Format the first problems, because nobody reads thousands, and count the others.
 *
 * @param contentDir absolute; file names are relative to it
 */
export function formatProblems(
  problems: readonly SiteError[],
  contentDir: string,
  kind: 'error' | 'warning',
  limit = MAX_PRINTED
): readonly string[] {
  const shown = problems.slice(0, limit)
  const rest = problems.length - shown.length
  return [
    ...shown.map(each => `${kind}: ${formatProblem(each, contentDir)}`),
    ...(rest > 0 ? [`And ${rest.toLocaleString('en')} more.`] : [])
  ]
}

/** Maximum number of characters to show of a line. */
const WIDTH = 120

/**
 * Create a code frame: the lines around a place, with a caret below the column.
 *
 * @param place line and column, from 1
 * @returns numbered lines, or an empty string if the source has no such line
 */
export function createCodeFrame(
  source: string,
  { line, column }: { readonly line: number; readonly column: number }
): string {
  const lines = source.split(/\r?\n/).map(text => text.slice(0, WIDTH))
  if (lines[line - 1] === undefined) return ''
  const start = column > WIDTH ? { line } : { line, column }
  const context = { linesAbove: 2, linesBelow: 2 }
  return codeFrameColumns(lines.join('\n'), { start }, context)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import { formatSiteError, type SiteError } from '../model/errors.ts'
import { groupBy } from '../model/groupBy.ts'
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
 * Select the problems to print: nobody reads thousands of the same kind.
 *
 * @returns the problems to print, and a line for each kind that has more
 */
export function selectPrinted(
  problems: readonly SiteError[],
  limit = MAX_PRINTED
): { readonly shown: readonly SiteError[]; readonly more: readonly string[] } {
  const kinds = [...groupBy(problems, findKind).entries()]
  const shown = new Set(kinds.flatMap(([, same]) => same.slice(0, limit)))
  return {
    shown: problems.filter(problem => shown.has(problem)),
    more: kinds.flatMap(([kind, { length }]) =>
      length > limit
        ? `And ${(length - limit).toLocaleString('en')} more like this: ${kind}`
        : []
    )
  }
}

/** Mask quoted values, so that messages of the same kind are equal. */
function findKind({ message }: SiteError): string {
  return (message.split('\n')[0] ?? '').replace(/"[^"]*"/g, '"…"')
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

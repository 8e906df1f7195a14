import type { Diagnostic } from './parseDiagnostics.ts'
import type { Sample } from './parseSamples.ts'

/** A problem in a page's sample, at a place the author can edit. */
export type SampleFinding = {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1. */
  readonly column: number
  readonly message: string
  /** The line of the sample, without its indentation in the page. */
  readonly source: string
  /** Column within `source`, counted from 1. */
  readonly sourceColumn: number
}

/**
 * Map a compiler message about a sample's module to the page.
 *
 * A module has exactly the lines of its sample. For an unclosed bracket the
 * compiler points past the last line; show that at the last line.
 */
export function resolveDiagnostic(
  sample: Sample,
  diagnostic: Diagnostic
): SampleFinding {
  const line = Math.max(1, Math.min(diagnostic.line, sample.lines.length))
  const source = sample.lines[line - 1] ?? ''
  const sourceColumn =
    line === diagnostic.line ? diagnostic.column : source.length + 1
  return {
    file: sample.file,
    line: sample.fenceLine + line,
    column: (sample.indents[line - 1] ?? 0) + sourceColumn,
    message: `${diagnostic.code}: ${diagnostic.message}`,
    source,
    sourceColumn
  }
}

/**
 * Format a finding: the place, the message, then the sample's line with a mark
 * under the column.
 */
export function renderFinding(finding: SampleFinding): string {
  const { file, line, column, message, source, sourceColumn } = finding
  const margin = ' '.repeat(String(line).length)
  const mark = `${' '.repeat(sourceColumn - 1)}^`
  return [
    `${file}:${line}:${column} ${message}`,
    `  ${line} | ${source}`,
    `  ${margin} | ${mark}`
  ].join('\n')
}

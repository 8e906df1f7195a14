/** A compiler message at a place in a compiled file. */
export type Diagnostic = {
  /** The path as the compiler printed it; empty for a global message. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1. */
  readonly column: number
  /** For example `TS2304`. */
  readonly code: string
  /** May have several lines: later ones explain the first. */
  readonly message: string
}

const place = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/
const noPlace = /^error (TS\d+): (.*)$/

/**
 * Parse the output of `tsc --pretty false`.
 *
 * An indented line continues the message above it. Other lines, for example
 * warnings from a wrapper, are left out.
 *
 * @param output the compiler's standard output
 */
export function parseDiagnostics(output: string): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  for (const text of output.split(/\r?\n/)) {
    const started = parseFirstLine(text)
    const last = diagnostics.at(-1)
    if (started !== undefined) {
      diagnostics.push(started)
    } else if (last !== undefined && /^\s+\S/.test(text)) {
      const message = `${last.message}\n${text}`
      diagnostics[diagnostics.length - 1] = { ...last, message }
    }
  }
  return diagnostics
}

function parseFirstLine(text: string): Diagnostic | undefined {
  const placed = place.exec(text)
  if (placed !== null) {
    const [, file = '', line, column, code = '', message = ''] = placed
    return { file, line: Number(line), column: Number(column), code, message }
  }
  const unplaced = noPlace.exec(text)
  if (unplaced === null) return undefined
  const [, code = '', message = ''] = unplaced
  return { file: '', line: 1, column: 1, code, message }
}

import { groupBy } from './groupBy.ts'

/** A place in a file of the site. Lines and columns start at 1. */
export interface SourceLocation {
  readonly file: string
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/**
 * A message about a mistake in a site, from reading to rendering. It's plain data,
 * so threads can send it and the cache can keep it.
 */
export interface Diagnostic {
  /** Errors fail the build, warnings are only printed. */
  readonly severity: 'error' | 'warning'
  /** What is wrong, with the value found. */
  readonly message: string
  readonly place?: SourceLocation | undefined
  /** How to fix it. */
  readonly hint?: string | undefined
  /** What was caught, for `DEBUG=1`. */
  readonly cause?: unknown
}

/** Ends a stage because of mistakes. Printed without a stack. */
export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[]
  /** Whether a stage collected them, rather than stopping at one. */
  readonly isCollected: boolean

  /**
   * @param found the list that a stage collected, or one error; only a list is printed
   * with the number of errors
   */
  constructor(found: readonly Diagnostic[] | Omit<Diagnostic, 'severity'>) {
    const isCollected = !('message' in found)
    const all: readonly Diagnostic[] = isCollected
      ? found
      : [{ severity: 'error', ...found }]
    super(all.map(formatDiagnostic).join('\n'), { cause: all[0]?.cause })
    this.name = 'DiagnosticError'
    this.diagnostics = all
    this.isCollected = isCollected
  }
}

/** How a site treats mistakes of one kind; `throw` fails the build. */
export type Level = 'ignore' | 'warn' | 'throw'

/** Give diagnostics the severity that the site sets for their kind. */
export function applyLevel(
  level: Level,
  diagnostics: readonly Diagnostic[]
): readonly Diagnostic[] {
  if (level === 'ignore') return []
  const severity = level === 'throw' ? 'error' : 'warning'
  return diagnostics.map(each => ({ ...each, severity }))
}

const MAX_PLACES = 50

/**
 * Merge diagnostics that differ only in place: report the first one, with a list of
 * the other places.
 */
export function mergeRepeated(
  diagnostics: readonly Diagnostic[]
): readonly Diagnostic[] {
  const groups = groupBy(diagnostics, ({ message, hint }) =>
    JSON.stringify([message, hint])
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    const listed = others.flatMap(({ place }) =>
      place === undefined ? [] : [formatPlace(place)]
    )
    const places = [...new Set(listed)].filter(
      place => !first?.place || place !== formatPlace(first.place)
    )
    if (first === undefined || places.length === 0) return first ?? []
    const rest = places.length - MAX_PLACES
    const more = rest > 0 ? `and ${rest.toLocaleString('en')} more` : undefined
    const lines = [first.hint, 'Also at:', ...places.slice(0, MAX_PLACES), more]
    return [{ ...first, hint: lines.filter(Boolean).join('\n') }]
  })
}

/** Whether a diagnostic fails the build. */
export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** Whether a diagnostic is only printed. */
export function isWarning({ severity }: Diagnostic): boolean {
  return severity === 'warning'
}

/** Format a diagnostic as `file:line:column: message`, with the hint below. */
export function formatDiagnostic({ place, hint, message }: Diagnostic): string {
  const where = place ? formatPlace(place) : ''
  const text = where === '' ? message : `${where}: ${message}`
  return escapeControls(
    hint === undefined ? text : `${text}\n  ${hint.replaceAll('\n', '\n  ')}`
  )
}

/** Format a place as `file:line:column`. */
export function formatPlace({ file, line, column }: SourceLocation): string {
  return [file.replaceAll('\n', '\\n'), line, column].filter(Boolean).join(':')
}

/** Escape control characters, so they can't affect the terminal. */
function escapeControls(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, escapeCharacter)
}

/** Non-standard spaces and zero-width characters. */
const INVISIBLE = /[\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u2060\u3000\uFEFF]/g

/**
 * Escape characters that are invisible or look like a space.
 *
 * @example escapeInvisible('title:\u00A0A') // 'title:\\u00a0A'
 */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, escapeCharacter)
}

/** Escape a character as in JavaScript and JSON: `\\u00a0`. */
function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

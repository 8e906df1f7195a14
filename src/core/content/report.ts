import { type Diagnostic, formatPlace } from '../model/diagnostic.ts'
import { groupBy } from '../model/groupBy.ts'

/** Collects diagnostics while content is read. */
export type Report = (found: readonly Diagnostic[]) => void

/** Create an empty report and a function that lists it, sorted by file. */
export function createReport(): {
  readonly report: Report
  readonly listDiagnostics: () => readonly Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  return {
    report: found => diagnostics.push(...found),
    listDiagnostics: () => diagnostics.toSorted(comparePlaces)
  }
}

function comparePlaces(one: Diagnostic, other: Diagnostic): number {
  const [
    { file = '', line = 0 },
    { file: otherFile = '', line: otherLine = 0 }
  ] = [{ ...one.place }, { ...other.place }]
  return file === otherFile ? line - otherLine : file < otherFile ? -1 : 1
}

const MAX_PLACES = 50

/**
 * Merge diagnostics that differ only in place: report the first one, with a list of
 * the other places.
 */
export function groupRepeated(
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

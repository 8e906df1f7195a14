import type { Diagnostic } from '../model/diagnostic.ts'

/** Compare where diagnostics are, for a sort by file, line and column. */
export function comparePlaces(one: Diagnostic, other: Diagnostic): number {
  const place = { file: '', line: 0, column: 0, ...one.place }
  const otherPlace = { file: '', line: 0, column: 0, ...other.place }
  return (
    compareNaturally(place.file, otherPlace.file) ||
    (place.line ?? 0) - (otherPlace.line ?? 0) ||
    (place.column ?? 0) - (otherPlace.column ?? 0)
  )
}

const collator = new Intl.Collator('en', { numeric: true })

/** Compare as people sort, so `docs/2` comes before `docs/10`. */
export function compareNaturally(one: string, other: string): number {
  return collator.compare(one, other)
}

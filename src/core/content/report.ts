import type { Diagnostic } from '../model/diagnostic.ts'

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

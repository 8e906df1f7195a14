import type { Diagnostic } from '../model/diagnostic.ts'
import { comparePlaces } from './comparePlaces.ts'

/** Collects diagnostics while content is read. */
export type Report = (found: readonly Diagnostic[]) => void

/** Create an empty report and a function that lists it, sorted by place. */
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

import type { SiteError } from '../model/errors.ts'

/** Collects problems while content is read. */
export interface Report {
  /** Mistakes that fail the build. */
  readonly problems: (found: readonly SiteError[]) => void
  /** Mistakes that are only reported. */
  readonly warnings: (found: readonly SiteError[]) => void
}

/** The collected problems, sorted by file. */
interface Findings {
  readonly problems: readonly SiteError[]
  readonly warnings: readonly SiteError[]
}

/** Create an empty report and a function that lists its findings. */
export function createReport(): {
  readonly report: Report
  readonly listFindings: () => Findings
} {
  const problems: SiteError[] = []
  const warnings: SiteError[] = []
  return {
    report: {
      problems: found => problems.push(...found),
      warnings: found => warnings.push(...found)
    },
    listFindings: () => ({
      problems: problems.toSorted(comparePlaces),
      warnings: warnings.toSorted(comparePlaces)
    })
  }
}

function comparePlaces(one: SiteError, other: SiteError): number {
  const [
    { file = '', line = 0 },
    { file: otherFile = '', line: otherLine = 0 }
  ] = [{ ...one.place }, { ...other.place }]
  return file === otherFile ? line - otherLine : file < otherFile ? -1 : 1
}

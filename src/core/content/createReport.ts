import { formatPlace, SiteError } from '../model/errors.ts'
import { groupBy } from '../model/groupBy.ts'

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

const MAX_PLACES = 50

/**
 * Merge problems that differ only in place: report the first one, with a list of
 * the other places.
 */
export function groupRepeated(
  errors: readonly SiteError[]
): readonly SiteError[] {
  const groups = groupBy(errors, ({ message, remedy }) =>
    JSON.stringify([message, remedy])
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    const places = others.flatMap(({ place }) =>
      place === undefined ? [] : [formatPlace(place)]
    )
    if (first === undefined || places.length === 0) return first ?? []
    const rest = places.length - MAX_PLACES
    const more = rest > 0 ? `and ${rest.toLocaleString('en')} more` : undefined
    const lines = [
      first.remedy,
      'Also at:',
      ...places.slice(0, MAX_PLACES),
      more
    ]
    return [
      new SiteError(first.message, {
        place: first.place,
        remedy: lines.filter(Boolean).join('\n'),
        cause: first.cause
      })
    ]
  })
}

import type { BehaviorRow } from './behaviorRows.ts'
import type { Result } from './result.ts'

/** The match between results and rows of the behavior reference. */
export interface Proofs {
  /** By the number of a row, the results whose titles name it. */
  readonly byNumber: ReadonlyMap<string, readonly Result[]>
  /** Rows that no test proves. */
  readonly unproven: readonly BehaviorRow[]
  /** Numbers in titles that no row has. */
  readonly unknown: readonly { readonly number: string; readonly by: Result }[]
}

/**
 * Assign results to the rows that their titles name. The title of a `describe`
 * counts for its tests, but a test's title doesn't count for its steps. Skipped
 * tests prove nothing.
 */
export function assignResults(
  rows: readonly BehaviorRow[],
  results: readonly Result[]
): Proofs {
  const known = new Set(rows.map(({ number }) => number))
  const byNumber = new Map<string, Result[]>()
  const unknown: { number: string; by: Result }[] = []
  for (const result of results) {
    const titles = result.isStep ? result.titles.slice(-1) : result.titles
    for (const number of new Set(titles.flatMap(readNumbers))) {
      if (!known.has(number)) unknown.push({ number, by: result })
      else if (result.state !== 'skipped') {
        byNumber.set(number, [...(byNumber.get(number) ?? []), result])
      }
    }
  }
  const unproven = rows.filter(
    ({ number, isHeading, pointsTo }) =>
      !isHeading && pointsTo.length === 0 && !byNumber.has(number)
  )
  return { byNumber, unproven, unknown }
}

/**
 * Read the row numbers at the start of a title, as in "2.7.1 2.7.4 a click …". A
 * number has two or three parts without leading zeros, and only the first can be
 * 0. Words must follow, so "404 pages", "1,000 pages", "3.7.0 is newer" and "1.10"
 * name no rows. A bare 9 can precede the words, for the constants in section 9 of
 * the specification.
 */
export function readNumbers(title: string): readonly string[] {
  const part = '[1-9][0-9]?'
  const number = `(?:0|${part})(?:\\.${part}){1,2}[a-c]?`
  const [, numbers] =
    RegExp(`^((?:${number},? )+)(?=(?:9 )?[\\p{L}\\p{Ps}"'/#$<\`])`, 'u').exec(
      title
    ) ?? []
  return numbers?.trim().split(/,? /) ?? []
}

import { groupBy } from '../../src/core/model/groupBy.ts'
import type { BehaviorRow } from './behaviorRows.ts'
import { formatUnnumbered } from './formatUnnumbered.ts'
import type { Proofs } from './proofs.ts'
import { type Place, places, type Result } from './result.ts'

/** The contents of `conformance.md`. */
export interface Conformance {
  readonly rows: readonly BehaviorRow[]
  readonly results: readonly Result[]
  readonly proofs: Proofs
  /** Places without results, because their stage crashed. */
  readonly notRun: readonly Place[]
}

const columns = Object.keys(places) as readonly Place[]

/** Write `conformance.md`. */
export function formatConformance(conformance: Conformance): string {
  const { rows, results, proofs } = conformance
  const sections = groupBy(rows, ({ section }) => section)
  return [
    '# Conformance',
    'The results of `npm test` for each row of [the behavior reference](docs/behaviour.md). The numbers count the tests, and ' +
      'the steps of journeys, whose titles name the row.',
    ...formatSummary(conformance),
    ...[...sections].flatMap(([section, members]) => [
      `## ${section}`,
      formatTable(
        ['#', 'Behavior'],
        members.map(row => formatRow(row, proofs.byNumber.get(row.number)))
      )
    ]),
    ...formatUnnumbered(results)
  ]
    .join('\n\n')
    .concat('\n')
}

/**
 * List what's missing, one per line: rows without a proof, numbers without a row,
 * and places without results.
 */
export function listGaps({ proofs, notRun }: Conformance): readonly string[] {
  const { unproven, unknown } = proofs
  return [
    ...notRun.map(place => `${places[place]}: not run.`),
    // The tests that didn't run may prove them.
    ...(notRun.length > 0
      ? [`Rows without a proof elsewhere: ${unproven.length}.`]
      : unproven.map(
          ({ number, sentence }) =>
            `${number} has no proof. Start a test's title with it: ${sentence}`
        )),
    ...unknown.map(
      ({ number, by }) =>
        `${number} isn't a row of docs/behaviour.md: ${formatTitle(by)}`
    )
  ]
}

function formatSummary(conformance: Conformance): readonly string[] {
  const { rows, results, proofs } = conformance
  const references = rows.filter(({ pointsTo }) => pointsTo.length > 0)
  const headings = rows.filter(({ isHeading }) => isHeading)
  const others = rows.filter(row => ![...references, ...headings].includes(row))
  const failures = results.filter(({ state }) => state === 'failed')
  const isProvenIn = (place: Place) => (row: BehaviorRow) =>
    proofs.byNumber.get(row.number)?.some(each => each.place === place)
  const count = (select: (place: Place) => readonly unknown[]) =>
    columns.map(place => String(select(place).length))
  const select = (state: Result['state']) => (place: Place) =>
    results.filter(
      each => !each.isStep && each.place === place && each.state === state
    )
  return [
    `${others.length - proofs.unproven.length} of ${others.length} rows are proven, ` +
      `${references.length} refer to others, and ${headings.length} are headings.`,
    formatTable(
      [''],
      [
        ['Rows proven', ...count(place => others.filter(isProvenIn(place)))],
        ['Tests passed', ...count(select('passed'))],
        ['Tests failed', ...count(select('failed'))],
        ['Tests skipped', ...count(select('skipped'))]
      ]
    ),
    ...formatList('Gaps', listGaps(conformance)),
    ...formatList('Failures', failures.map(formatTitle))
  ]
}

function formatList(
  title: string,
  lines: readonly string[]
): readonly string[] {
  if (lines.length === 0) return []
  return [`## ${title}`, lines.map(line => `- ${line}`).join('\n')]
}

function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[]
): string {
  const cells = [...head, ...Object.values(places)]
  return [cells, cells.map(() => '---'), ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
}

function formatRow(
  { number, sentence, isHeading }: BehaviorRow,
  proofs: readonly Result[] = []
): readonly string[] {
  const results = columns.map(place =>
    formatCount(proofs.filter(each => each.place === place))
  )
  if (isHeading) return [`**${number}**`, `**${sentence}**`, ...results]
  return [number, sentence, ...results]
}

function formatCount(results: readonly Result[]): string {
  if (results.length === 0) return ''
  const failed = results.filter(({ state }) => state === 'failed').length
  return failed === 0
    ? `✓ ${results.length}`
    : `✗ ${failed} of ${results.length}`
}

function formatTitle({ place, file, titles }: Result): string {
  // Titles can contain Markdown syntax.
  return `${file} (${places[place]}): \`${titles.join(' › ').replace(/`/g, "'")}\``
}

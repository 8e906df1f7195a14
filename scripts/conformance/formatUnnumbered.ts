import { groupBy } from '../../src/core/model/groupBy.ts'
import { readNumbers } from './proofs.ts'
import { type Place, places, type Result } from './result.ts'

/** Tests that differ only in their data. */
interface SimilarTests {
  readonly title: string
  /** The number of other titles. */
  readonly others: number
  readonly places: readonly Place[]
  readonly hasFailed: boolean
}

/**
 * List the tests of served HTML and in browsers whose titles name no row of the
 * behavior reference, by feature.
 *
 * @returns Markdown blocks; empty if there are no such tests
 */
export function formatUnnumbered(
  results: readonly Result[]
): readonly string[] {
  const tests = findUnnumbered(results)
  if (tests.length === 0) return []
  const subjects = [...groupBy(tests, findSubject)].sort(([one], [other]) =>
    one < other ? -1 : 1
  )
  return [
    '## Beyond the specification',
    'Tests of served HTML and in browsers whose titles name no row.',
    ...subjects.flatMap(([subject, group]) => [
      `### ${subject}`,
      mergeSimilar(group).map(formatTests).join('\n')
    ])
  ]
}

function findUnnumbered(results: readonly Result[]): readonly Result[] {
  const isNumbered = ({ titles }: Result) =>
    titles.some(title => readNumbers(title).length > 0)
  const steps = results.filter(each => each.isStep && isNumbered(each))
  const owners = new Set(
    steps.flatMap(({ file, titles }) =>
      titles.map((_, end) => JSON.stringify([file, titles.slice(0, end)]))
    )
  )
  return results.filter(
    result =>
      !result.isStep &&
      result.place !== 'unit' &&
      result.state !== 'skipped' &&
      !isNumbered(result) &&
      !owners.has(JSON.stringify([result.file, result.titles]))
  )
}

/** Find the feature that a test belongs to, or else the name of its file. */
function findSubject({ file }: Result): string {
  const [, feature] = /^src\/features\/([^/]+)\//.exec(file) ?? []
  const [, name = file] = /([^/.]+)\.[^/]*$/.exec(file) ?? []
  return feature ?? name
}

function mergeSimilar(tests: readonly Result[]): readonly SimilarTests[] {
  const groups = groupBy(tests, ({ titles }) =>
    titles.map(hideData).join(' › ')
  )
  return [...groups.values()].map(group => ({
    title: group[0]?.titles.join(' › ') ?? '',
    others: new Set(group.map(({ titles }) => titles.join(' › '))).size - 1,
    places: (Object.keys(places) as Place[]).filter(place =>
      group.some(each => each.place === place)
    ),
    hasFailed: group.some(({ state }) => state === 'failed')
  }))
}

/** Replace paths, numbers and quoted text. */
function hideData(title: string): string {
  return title.replace(/"[^"]*"|'[^']*'|\S*[/\d]\S*/g, '…')
}

function formatTests({ title, others, places: at, hasFailed }: SimilarTests) {
  const mark = hasFailed ? '✗' : '✓'
  const text = title.replace(/[\\`*_<>[\]|]/g, '\\$&')
  const more = others > 0 ? ` (and ${others} more like it)` : ''
  return `- ${mark} ${text}${more}: ${at.map(place => places[place]).join(', ')}`
}

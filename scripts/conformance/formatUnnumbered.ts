import { groupBy } from '../../src/core/model/groupBy.ts'
import { readNumbers } from './proofs.ts'
import { type Place, places, type Result } from './result.ts'

/** Tests that differ only in their data. */
interface Promised {
  readonly title: string
  /** How many other titles are alike. */
  readonly others: number
  readonly places: readonly Place[]
  readonly hasFailed: boolean
}

/**
 * List what tests of served HTML and in browsers show beyond the behavior
 * reference: those whose titles name no row, by feature.
 *
 * @returns blocks of Markdown; none if there are no such tests
 */
export function formatUnnumbered(
  results: readonly Result[]
): readonly string[] {
  const tests = findUnnumbered(results)
  const subjects = [...new Set(tests.map(findSubject))].sort()
  if (subjects.length === 0) return []
  return [
    '## Beyond the specification',
    'Tests of served HTML and in browsers that name no row.',
    ...subjects.flatMap(subject => [
      `### ${subject}`,
      mergeAlike(tests.filter(test => findSubject(test) === subject))
        .map(formatPromise)
        .join('\n')
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

/** The feature whose folder contains a test, or else the name of its file. */
function findSubject({ file }: Result): string {
  const [, feature] = /^src\/features\/([^/]+)\//.exec(file) ?? []
  const [, name = file] = /([^/.]+)\.[^/]*$/.exec(file) ?? []
  return feature ?? name
}

function mergeAlike(tests: readonly Result[]): readonly Promised[] {
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

/** Without paths, numbers and what is quoted. */
function hideData(title: string): string {
  return title.replace(/"[^"]*"|'[^']*'|\S*[/\d]\S*/g, '…')
}

function formatPromise({ title, others, places: at, hasFailed }: Promised) {
  const mark = hasFailed ? '✗' : '✓'
  const text = title.replace(/[\\`*_<>[\]|]/g, '\\$&')
  const more = others > 0 ? ` (and ${others} more like it)` : ''
  return `- ${mark} ${text}${more}: ${at.map(place => places[place]).join(', ')}`
}

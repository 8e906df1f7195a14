import { expect, test } from 'vitest'
import { readBehaviorRows } from './behaviorRows.ts'
import { formatConformance, listGaps } from './formatConformance.ts'
import { assignResults } from './proofs.ts'
import type { Place, Result } from './result.ts'

const rows = readBehaviorRows(`# Reference

## 1. Shell

### 1.1 Links
- 1.1.1 Links lead to pages.
- 1.1.2 Links are \`a|b\`.

## 2. Screens
- 2.1 Unknown links: 1.1.1.
- 2.2 A screen shows.
`)

const results: readonly Result[] = [
  pass('unit', '1.1 links'),
  pass('chromium', '1.1.1 a click'),
  { ...pass('chromium', '1.1.1 1.1.2 a `key`'), state: 'failed' },
  pass('firefox', '3.1 lost')
]

const conformance = createConformance(results, [])

test('every row shows its sentence, and its tests for each place', () => {
  const lines = formatConformance(conformance).split('\n')
  expect(lines.filter(line => /^(## \d|\| \*{0,2}\d)/.test(line))).toEqual([
    '## 1. Shell',
    '| **1.1** | **Links** | ✓ 1 |  |  |  |  |',
    '| 1.1.1 | Links lead to pages. |  |  | ✗ 1 of 2 |  |  |',
    '| 1.1.2 | Links are `a\\|b`. |  |  | ✗ 1 of 1 |  |  |',
    '## 2. Screens',
    '| 2.1 | Unknown links: 1.1.1. |  |  |  |  |  |',
    '| 2.2 | A screen shows. |  |  |  |  |  |'
  ])
})

test('the summary counts rows and tests, and lists gaps and failures', () => {
  const summary = formatConformance(conformance).split('## 1. Shell')[0] ?? ''
  expect(summary).toContain('2 of 3 rows are proven')
  expect(summary).toContain('| Rows proven | 0 | 0 | 2 | 0 | 0 |')
  expect(summary).toContain('| Tests failed | 0 | 0 | 1 | 0 | 0 |')
  expect(summary).toContain('- 2.2 has no proof.')
  expect(summary).toContain(
    "## Failures\n\n- a.ts (Chromium): `1.1.1 1.1.2 a 'key'`"
  )
})

test('a row without a proof and a number without a row are gaps', () => {
  expect(listGaps(conformance)).toEqual([
    "2.2 has no proof. Start a test's title with it: A screen shows.",
    "3.1 isn't a row of docs/behaviour.md: a.ts (Firefox): `3.1 lost`"
  ])
})

test('if a stage left no results, rows are only counted', () => {
  expect(listGaps(createConformance(results, ['webkit']))).toEqual([
    'WebKit: not run.',
    'Rows without a proof elsewhere: 1.',
    "3.1 isn't a row of docs/behaviour.md: a.ts (Firefox): `3.1 lost`"
  ])
})

test('a complete table has no gaps and no section for them', () => {
  const complete = createConformance(
    ['1.1.1', '1.1.2', '2.2'].map(number => pass('served', `${number} works`)),
    []
  )
  expect(listGaps(complete)).toEqual([])
  expect(formatConformance(complete)).not.toMatch(/## (Gaps|Failures)/)
})

function createConformance(
  results: readonly Result[],
  notRun: readonly Place[]
) {
  return { rows, results, notRun, proofs: assignResults(rows, results) }
}

function pass(place: Place, title: string): Result {
  return {
    place,
    file: 'a.ts',
    titles: [title],
    isStep: false,
    state: 'passed'
  }
}

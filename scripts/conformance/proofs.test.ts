import { expect, test } from 'vitest'
import type { BehaviorRow } from './behaviorRows.ts'
import { assignResults, readNumbers } from './proofs.ts'
import type { Result } from './result.ts'

test.each([
  ['2.7.4 Back returns', ['2.7.4']],
  ['12.9 1.2 the first Tab', ['12.9', '1.2']],
  ['2.7.1, 2.7.4 a click', ['2.7.1', '2.7.4']],
  ['0.13 the generator', ['0.13']],
  ['2.5c cards', ['2.5c']],
  ['2.2.2 /nope is missing', ['2.2.2']],
  ['2.9.18 {"width":1} is completed', ['2.9.18']],
  ['8.2 9 Lazy loader delay', ['8.2']],
  ['2.9.15 `<details>` opens', ['2.9.15']],
  ['2.9.15 <details> opens', ['2.9.15']],
  ['A click (2.7.1)', []],
  ['404 for unknown paths', []],
  ['1,000 pages', []],
  ['3.7.0 is the version', []],
  ['0.0.12 comes first', []],
  ['1.02 is no row', []],
  ['100.1 is no row', []],
  ['1.2.3.4 is an address', []],
  ['1.10 → 1.9', []],
  ['1.5', []],
  ['1.5x wider', []]
])('the title %j names %j', (title, numbers) => {
  expect(readNumbers(title)).toEqual(numbers)
})

const row: Omit<BehaviorRow, 'number'> = {
  sentence: 'It works.',
  section: '1. Shell',
  isHeading: false,
  pointsTo: []
}

const result: Result = {
  place: 'chromium',
  file: 'a.spec.ts',
  titles: [],
  isStep: false,
  state: 'passed'
}

test("the title of a describe counts for its tests, but a test's title doesn't count for its steps", () => {
  const inner = { ...result, titles: ['1.1 Links', '1.2 a link', '1.1 leads'] }
  const step = { ...inner, isStep: true }
  const { byNumber, unproven, unknown } = assignResults(
    ['1.1', '1.2', '1.3'].map(number => ({ ...row, number })),
    [inner, step]
  )
  expect(byNumber.get('1.1')).toEqual([inner, step])
  expect(byNumber.get('1.2')).toEqual([inner])
  expect(unproven).toEqual([{ ...row, number: '1.3' }])
  expect(unknown).toEqual([])
})

test('a number that no row has is reported with its test', () => {
  const lost = { ...result, titles: ['9.9 a link'] }
  expect(assignResults([], [lost]).unknown).toEqual([
    { number: '9.9', by: lost }
  ])
})

test.each<[Result['state'], boolean]>([
  ['passed', true],
  ['failed', true],
  ['skipped', false]
])('a test that %s counts for its row: %s', (state, counts) => {
  const { byNumber, unproven } = assignResults(
    [{ ...row, number: '1.1' }],
    [{ ...result, titles: ['1.1 a link'], state }]
  )
  expect(byNumber.has('1.1')).toBe(counts)
  expect(unproven.length).toBe(counts ? 0 : 1)
})

test('references, and headings above rows, need no proof', () => {
  const rows = [
    { ...row, number: '1', isHeading: true },
    { ...row, number: '1.5', pointsTo: ['8.1'] }
  ]
  expect(assignResults(rows, []).unproven).toEqual([])
})

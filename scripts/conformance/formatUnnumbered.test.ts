import { expect, test } from 'vitest'
import { formatUnnumbered } from './formatUnnumbered.ts'
import type { Result } from './result.ts'

const search: Result = {
  place: 'chromium',
  file: 'src/features/search/e2e/a.spec.ts',
  titles: ['The search', 'finds `code`'],
  isStep: false,
  state: 'passed'
}
const cold: Result = {
  ...search,
  place: 'served',
  file: 'e2e/conformance/cold.test.ts',
  titles: ['/a has 3 files']
}

test('tests without a number are listed by feature or file, with their places', () => {
  const blocks = formatUnnumbered([
    search,
    { ...search, place: 'firefox' },
    { ...cold, state: 'failed' }
  ])
  expect(blocks.slice(2)).toEqual([
    '### cold',
    '- ✗ /a has 3 files: Served HTML',
    '### search',
    '- ✓ The search › finds \\`code\\`: Chromium, Firefox'
  ])
})

test('tests that differ only in paths, numbers and quoted text share a line', () => {
  const blocks = formatUnnumbered([
    cold,
    { ...cold, titles: ['/b/c has 5 files'] },
    { ...cold, titles: ['/b has no files'] }
  ])
  expect(blocks.at(-1)).toBe(
    '- ✓ /a has 3 files (and 1 more like it): Served HTML\n' +
      '- ✓ /b has no files: Served HTML'
  )
})

test.each<[string, Result]>([
  ['a test with a number', { ...search, titles: ['2.1 a test'] }],
  ['a test in a numbered block', { ...search, titles: ['2.1 A', 'test'] }],
  ['a unit test', { ...search, place: 'unit' }],
  ['a skipped test', { ...search, state: 'skipped' }],
  ['a step', { ...search, isStep: true }]
])('%s is not listed', (_, result) => {
  expect(formatUnnumbered([result])).toEqual([])
})

test('a journey whose steps have numbers is not listed', () => {
  const titles = [...search.titles, '2.1 a step']
  expect(
    formatUnnumbered([search, { ...search, titles, isStep: true }])
  ).toEqual([])
})

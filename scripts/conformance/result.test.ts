import { expect, test } from 'vitest'
import { findPlace, readBrowserReport } from './result.ts'

test.each([
  ['unit', 'unit'],
  ['examples', 'unit'],
  ['conformance', 'served'],
  ['webkit', 'webkit']
])('the project %s runs in the place %s', (project, place) => {
  expect(findPlace(project)).toBe(place)
})

test('an unknown project is rejected by name', () => {
  expect(() => findPlace('opera')).toThrow('"opera"')
})

test('a Playwright report lists tests, and steps at any depth', () => {
  const inner = { title: '1.3 inner', error: { message: 'no' } }
  const outer = { title: '1.2 outer', steps: [inner] }
  const spec = {
    title: '1.1 test',
    file: 'a.spec.ts',
    tests: [
      { status: 'unexpected' as const, results: [{ steps: [outer] }] },
      { status: 'skipped' as const, results: [] }
    ]
  }
  const suite = { title: '1. Group', specs: [spec] }
  const results = readBrowserReport({
    suites: [{ title: 'a.spec.ts', specs: [], suites: [suite] }]
  })
  expect(
    results.map(({ titles, isStep, state }) => [...titles, isStep, state])
  ).toEqual([
    ['1. Group', '1.1 test', false, 'failed'],
    ['1. Group', '1.1 test', '1.2 outer', true, 'passed'],
    ['1. Group', '1.1 test', '1.2 outer', '1.3 inner', true, 'failed'],
    ['1. Group', '1.1 test', false, 'skipped']
  ])
})

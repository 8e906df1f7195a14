import { expect, test } from 'vitest'
import { findPlace, readBrowserReport } from './result.ts'

test.each([
  ['unit', 'unit'],
  ['conformance', 'served'],
  ['webkit', 'webkit']
])('tests of the project %s run in %s', (project, place) => {
  expect(findPlace(project)).toBe(place)
})

test('a project that the table lacks is named', () => {
  expect(() => findPlace('opera')).toThrow('"opera"')
})

test('a report of Playwright lists tests and, at any depth, steps', () => {
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

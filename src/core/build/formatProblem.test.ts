import { expect, test } from 'vitest'
import { SiteError } from '../model/errors.ts'
import { createCodeFrame, formatProblems } from './formatProblem.ts'

test('a code frame marks the place within the surrounding lines', () => {
  const source = ['one', 'two', 'three', 'four', 'five', 'six'].join('\n')
  expect(createCodeFrame(source, { line: 4, column: 2 })).toBe(
    [
      '  2 | two',
      '  3 | three',
      '> 4 | four',
      '    |  ^',
      '  5 | five',
      '  6 | six'
    ].join('\n')
  )
})

test("a place that doesn't exist in the source has no code frame", () => {
  expect(createCodeFrame('one', { line: 2, column: 1 })).toBe('')
})

test('the first problems are printed, and the others are counted', () => {
  const links = ['a', 'b', 'c', 'd'].map(
    name => new SiteError(`The page links to "${name}", which doesn't exist.`)
  )
  expect(formatProblems(links, '/content', 'warning', 1)).toEqual([
    'warning: The page links to "a", which doesn\'t exist.',
    'And 3 more.'
  ])
})

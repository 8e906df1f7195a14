import { expect, test } from 'vitest'
import { SiteError } from '../model/errors.ts'
import { createCodeFrame, selectPrinted } from './formatProblem.ts'

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

test('the first problems of a kind are printed, and the others are counted', () => {
  const links = ['a', 'b', 'c', 'd'].map(
    name => new SiteError(`The page links to "${name}", which doesn't exist.`)
  )
  const other = new SiteError('The file is not text.')
  expect(selectPrinted([...links, other], 2)).toEqual({
    shown: [links[0], links[1], other],
    more: ['And 2 more like this: The page links to "…", which doesn\'t exist.']
  })
})

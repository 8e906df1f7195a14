import { expect, test } from 'vitest'
import { createCodeFrame } from './formatProblem.ts'

test('a place is marked between the lines around it', () => {
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

test('a place that the source does not have has no frame', () => {
  expect(createCodeFrame('one', { line: 2, column: 1 })).toBe('')
})

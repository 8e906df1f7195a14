import { expect, test } from 'vitest'
import { explainFileSize, findLimitProblem } from './findLimitProblem.ts'

const limits = { nesting: 5, brackets: 5 }

test.each([
  ['a\n\n>>> > > > b', 3, /nested 6 deep; the limit is 5.*/],
  [':::::: note\n', 0, /nested 6 deep/],
  ['- a\n            - b', 4, /nested 6 deep/],
  ['            12. b', 0, /nested 6 deep/],
  ['a [[[[[[b', 2, /6 opening brackets in a row/]
])('%j exceeds a limit', (text, offset, problem) => {
  expect(findLimitProblem(text, limits)).toEqual({
    offset,
    problem: expect.stringMatching(problem),
    remedy: expect.any(String)
  })
})

test.each([
  '>>>>> a\n> > > b',
  ':::::note',
  '            indented, but no list',
  '[[[[[a]]]]] [b](c)[d](e)[f](g)'
])('%j is within the limits', text => {
  expect(findLimitProblem(text, limits)).toBeUndefined()
})

test('the message contains the size and the limit', () => {
  expect(explainFileSize(1001, 1000)?.problem).toBe(
    'The file has 1,001 bytes; the limit is 1,000.'
  )
  expect(explainFileSize(1000, 1000)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { movesFocus } from './focus.ts'

test.each([
  ['moves after a link', 'PUSH', '', true],
  ['stays after a link to a heading', 'PUSH', '#setup', false],
  ['stays after going back', 'POP', '', false],
  ['stays after the current link', 'REPLACE', '', false]
])('1.2.5 the focus %s', (_, action, hash, expected) => {
  expect(movesFocus({ action, location: { hash } })).toBe(expected)
})

import { expect, test } from 'vitest'
import { findNextIndex } from './findNextIndex.ts'

test.each([
  ['next', 1, 2, 2],
  ['next', 2, 0, 2],
  ['previous', 2, 1, 1],
  ['previous', 0, 2, 0],
  ['first', 2, 0, 0],
  ['last', 0, 2, 2],
  [undefined, 1, undefined, undefined]
] as const)(
  '%s after item %i of three is %s, without wrapping %s',
  (move, current, expected, unwrapped) => {
    const list = { current, count: 3 }
    expect(findNextIndex(move, list)).toBe(expected)
    expect(findNextIndex(move, { ...list, wraps: false })).toBe(unwrapped)
  }
)

test('an empty list has no next item', () => {
  expect(findNextIndex('next', { current: 0, count: 0 })).toBeUndefined()
})

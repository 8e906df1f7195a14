import { expect, test } from 'vitest'
import { moveActive } from './moveActive.ts'

test.each([
  ['down goes to the next', 'ArrowDown', 0, 3, 1],
  ['down goes from the last to the first', 'ArrowDown', 2, 3, 0],
  ['up goes to the one before', 'ArrowUp', 2, 3, 1],
  ['up goes from the first to the last', 'ArrowUp', 0, 3, 2],
  ['page down goes to the last', 'PageDown', 0, 3, 2],
  ['page up goes to the first', 'PageUp', 2, 3, 0],
  ['Home belongs to the field', 'Home', 2, 3, undefined],
  [
    'without results every key belongs to the field',
    'ArrowDown',
    0,
    0,
    undefined
  ]
])('%s', (_, key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected)
})

import { expect, test } from 'vitest'
import { findNextIndex } from './askSymbols.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, undefined]
])('%s leads from identifier %i to %s', (key, current, expected) => {
  expect(findNextIndex(key, current, 3)).toBe(expected)
})

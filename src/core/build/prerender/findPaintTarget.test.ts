import { expect, test } from 'vitest'
import { findPaintTarget } from './findPaintTarget.ts'

test.each([
  ['a short page is painted with its content', 10_000, 'page-record'],
  ['a long page is painted once its navbar is there', 100_000, '_main']
])('%s', (_name, length, target) => {
  expect(findPaintTarget(length)).toBe(target)
})

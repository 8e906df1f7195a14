import { expect, test } from 'vitest'
import { findPaintTarget } from './findPaintTarget.ts'

test.each([
  ['the browser paints a short page with its content', 10_000, 'page-record'],
  [
    'the browser paints a long page once its navbar has arrived',
    100_000,
    '_main'
  ]
])('%s', (_name, length, target) => {
  expect(findPaintTarget(length)).toBe(target)
})

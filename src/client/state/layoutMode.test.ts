import { expect, test } from 'vitest'
import { createLayoutMode } from './layoutMode.ts'

test.each([
  [320, 'mobile'],
  [996, 'mobile'],
  [997, 'desktop'],
  [1280, 'desktop']
] as const)('a viewport of %i px has the %s layout', (width, mode) => {
  expect(createLayoutMode(width)).toBe(mode)
})

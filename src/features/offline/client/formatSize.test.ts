import { expect, test } from 'vitest'
import { formatSize } from './formatSize.ts'

test.each([
  [0, 'en', '0 kB'],
  [1, 'en', '1 kB'],
  [12_001, 'en', '13 kB'],
  [999_000, 'en', '999 kB'],
  [999_001, 'en', '1 MB'],
  [1_240_000, 'en', '1.2 MB'],
  [1_240_000, 'de', '1,2 MB']
])('%i bytes in %s: %s', (bytes, language, expected) => {
  expect(formatSize(bytes, language).replaceAll('\u00a0', ' ')).toBe(expected)
})

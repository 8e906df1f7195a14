import { expect, test } from 'vitest'
import { acceptsEncoding } from './acceptsEncoding.ts'

test.each([
  ['gzip, deflate, br, zstd', true],
  ['BR', true],
  ['gzip;q=0, br ; q=0.5', true],
  ['br;q=0', false],
  ['br; q = 0.000, gzip', false],
  ['gzip', false],
  ['brotli', false],
  ['*', false],
  ['*;q=0', false],
  ['identity', false],
  [';;;,,,', false],
  ['', false]
])('"%s" accepts Brotli: %s', (header, expected) => {
  expect(acceptsEncoding(header, 'br')).toBe(expected)
})

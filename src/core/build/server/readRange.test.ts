import { expect, test } from 'vitest'
import { readRange } from './readRange.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=1-2', { start: 1, end: 2 }],
  ['bytes=3-', { start: 3, end: 9 }],
  ['bytes=8-99999999999999999999', { start: 8, end: 9 }],
  ['bytes=9-1', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-3', undefined],
  ['bytes=-', undefined],
  ['bytes=1-2,5-6', undefined],
  ['bytes=0x1-2', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined]
])('of ten bytes, "%s" means %j', (range, expected) => {
  expect(readRange({ range }, 10)).toEqual(expected)
})

test('no range of an empty file is satisfiable', () => {
  expect(readRange({ range: 'bytes=0-' }, 0)).toBe('unsatisfiable')
})

test('with If-Range, the whole file is sent', () => {
  const headers = { range: 'bytes=1-2', 'if-range': '"a"' }
  expect(readRange(headers, 10)).toBe(undefined)
})

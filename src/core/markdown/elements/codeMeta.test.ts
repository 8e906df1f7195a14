import { expect, test } from 'vitest'
import { parseCodeMeta, parseRanges, removeCut } from './codeMeta.ts'

test.each([
  ['title="src/a b.ts"', 'src/a b.ts'],
  ["title='x'", 'x'],
  ['{1} title=plain showLineNumbers', 'plain'],
  ['titled="x"', undefined]
])('2.9.5 the title of %j is %j', (meta, title) => {
  expect(parseCodeMeta(meta).title).toBe(title)
})

test.each([
  ['showLineNumbers', 1],
  ['showLineNumbers=5', 5],
  ['showLineNumbers={42} {1}', 42],
  ['showLineNumbers=false', undefined],
  ['title="showLineNumbers"', undefined]
])('2.9.7 the first line number of %j is %j', (meta, number) => {
  expect(parseCodeMeta(meta).firstLineNumber).toBe(number)
})

test('a path with slashes is not a word', () => {
  const meta = parseCodeMeta('file=./a/b/c.ts nocheck="a/b/c" /one/ /t\\/wo/')
  expect(meta.words).toEqual(['one', 't/wo'])
  expect(meta.values.get('file')).toBe('./a/b/c.ts')
})

test.each([
  ['1', [1]],
  ['2,5-7', [2, 5, 6, 7]],
  ['1, 3 - 4', [1, 3, 4]],
  ['0,4-2,x', []]
])('2.9.6 the ranges %j are the lines %j', (ranges, lines) => {
  expect(parseRanges(ranges)).toEqual(lines)
})

test('a huge range is cut', () => {
  expect(parseRanges('1-99999999999')).toHaveLength(100_000)
})

test('the lines up to and including the cut are not shown', () => {
  expect(removeCut('import a\n// ---cut---\nb\nc')).toBe('b\nc')
})

test('a sample without a cut is shown completely', () => {
  expect(removeCut('a\n// a comment\nb')).toBe('a\n// a comment\nb')
})

test('only the first cut counts', () => {
  expect(removeCut('// ---cut---\na\n// ---cut---\nb')).toBe(
    'a\n// ---cut---\nb'
  )
})

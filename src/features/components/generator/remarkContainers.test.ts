import { expect, test } from 'vitest'
import { bracketAdmonitionTitles } from './remarkContainers.ts'

test.each([
  [':::note Title', ':::note[Title]'],
  [':::note   Wide', ':::note[Wide]'],
  ['> :::tip A `b` c  ', '> :::tip[A `b` c]'],
  ['  ::::danger Nested', '  ::::danger[Nested]'],
  [':::note An [old] one', ':::note[An [old] one]'],
  [':::note From `a[0]`', ':::note[From `a[0]`]'],
  [':::note Title {#anchor}', ':::note[Title]{#anchor}'],
  [':::note[Title]', ':::note[Title]'],
  [':::note {title="x"}', ':::note {title="x"}'],
  [':::note', ':::note'],
  [':::', ':::']
])('2.9.16 the opening line %j becomes %j', (source, expected) => {
  expect(bracketAdmonitionTitles(source)).toBe(expected)
})

test('an opening line inside a code fence stays the same', () => {
  const source = '```md\n:::note Title\n```\n~~~~\n~~~\n:::tip X\n~~~~\n'
  expect(bracketAdmonitionTitles(source)).toBe(source)
})

test('an opening line after a code fence is converted', () => {
  expect(bracketAdmonitionTitles('```\n```\n:::note A')).toBe(
    '```\n```\n:::note[A]'
  )
})

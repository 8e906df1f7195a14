import { expect, test } from 'vitest'
import { findJsonMistake } from './findJsonMistake.ts'

test.each([
  ['a comma before the end of a list', '["a", ]', 6],
  ['a comma before the end of a group', '{ "a": 1, }', 10],
  ['two commas', '[1,, 2]', 3],
  ['a key without quotes', '{ a: 1 }', 2],
  ['a value without quotes', '{ "a": text }', 8],
  ['a missing comma', '["a" "b"]', 5],
  ['a missing value', '{ "a": }', 7],
  ['text behind the end', '{} {}', 3],
  ['an end that is missing', '{ "a": [1, 2', 12],
  ['a line break in a text', '["a\nb"]', 3]
])('%s is found', (_, text, offset) => {
  expect(findJsonMistake(text)).toBe(offset)
})

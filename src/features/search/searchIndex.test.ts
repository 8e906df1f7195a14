import { expect, test } from 'vitest'
import {
  packPostings,
  packTerms,
  unpackPostings,
  unpackTerms
} from './searchIndex.ts'

const long = 'a'.repeat(50)

test.each([
  ['no terms', []],
  ['terms with common prefixes', ['list', 'listen', 'lists', 'query']],
  ['terms whose common prefix is too long for one digit', [long, `${long}b`]],
  ['flags and other scripts', ['--dry', 'документы', '検索']]
])('%s survive packing and unpacking', (_, terms) => {
  expect(unpackTerms(packTerms(terms))).toEqual(terms)
})

test('postings survive packing and unpacking, with counts up to four', () => {
  const packed = packPostings([0, 7, 300], [1, 4, 9])
  expect(unpackPostings(packed)).toEqual([
    [0, 1],
    [7, 4],
    [300, 4]
  ])
})

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
  ['terms that share their beginnings', ['list', 'listen', 'lists', 'query']],
  ['terms that share more than a digit can say', [long, `${long}b`]],
  ['flags and other scripts', ['--dry', 'документы', '検索']]
])('%s are read as they were written', (_, terms) => {
  expect(unpackTerms(packTerms(terms))).toEqual(terms)
})

test('postings are read as they were written, counts up to four', () => {
  const packed = packPostings([
    [0, 1],
    [7, 4],
    [300, 9]
  ])
  expect(unpackPostings(packed)).toEqual({ 0: 1, 7: 4, 300: 4 })
})

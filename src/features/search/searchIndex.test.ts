import { expect, test } from 'vitest'
import {
  addOccurrence,
  appendPostings,
  type PackedPostings,
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

const createPostings = (sections: readonly number[]) => {
  const postings: PackedPostings = { packed: [], last: 0 }
  for (const section of sections) addOccurrence(postings, section)
  return postings
}

const occurrences = [0, 7, 7, 7, 7, 300, ...Array(9).fill(301)]

test('postings survive packing and unpacking, with counts up to four', () => {
  const { packed } = createPostings(occurrences)
  expect(unpackPostings(packed)).toEqual([
    [0, 1],
    [7, 4],
    [300, 1],
    [301, 4]
  ])
})

test.each([
  ['to none', []],
  ['from the first section on', [0]],
  ['from a later section on', [2, 3, 3, 9]]
])('appended postings count sections %s', (_, first) => {
  const postings = createPostings(first)
  appendPostings(postings, createPostings(occurrences), 10)
  const moved = occurrences.map(section => section + 10)
  expect(postings).toEqual(createPostings([...first, ...moved]))
})

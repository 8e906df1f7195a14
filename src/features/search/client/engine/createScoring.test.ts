import { expect, test } from 'vitest'
import type { Postings } from '../../searchIndex.ts'
import { createScoring } from './createScoring.ts'

/** Words in the fields of four sections, of which the third is long. */
const lengths = Array.from({ length: 5 }, () => [10, 10, 90, 10])
const scoreSections = createScoring(lengths)

test.each<[string, readonly Postings[], readonly Postings[]]>([
  ['in a name than in text', [[[0, 1]]], [[], [], [], [[0, 1]]]],
  ['twice than once', [[[0, 2]]], [[[0, 1]]]],
  ['in a short section than in a long one', [[[0, 1]]], [[[2, 1]]]],
  [
    'where it is rare than where it is common',
    [[[0, 1]]],
    [
      [
        [0, 1],
        [1, 1]
      ]
    ]
  ]
])('a term counts more %s', (_, one, other) => {
  expect(findBest(one)).toBeGreaterThan(findBest(other))
})

/** Two sections with headings of one word and of two, among others. */
const others = Array.from({ length: 98 }, () => 3)
const scoreHeadings = createScoring(
  [1, 2, 1, 1, 1].map(length => [1, length, ...others])
)

test('a term counts more in a heading that is nothing else', () => {
  const both: Postings = [
    [0, 1],
    [1, 1]
  ]
  const matches = scoreHeadings([['term', 1]], () => [[], both])
  const [whole, part] = [0, 1].map(place => matches.get(place)?.score ?? 0)
  expect(whole).toBeGreaterThan(1.9 * (part ?? 0))
})

test('two terms count for more than their sum', () => {
  const postings = [[[0, 1]]] as const
  const matches = scoreSections(Object.entries({ a: 1, b: 1 }), () => postings)
  expect(matches.get(0)?.score).toBeGreaterThan(2 * findBest(postings))
  expect(matches.get(0)?.terms).toEqual(new Set(['a', 'b']))
})

test('names that start with a word do not beat a heading that is the word', () => {
  const weights = { list: 1, listdata: 0.4, listresult: 0.4 }
  const headings: Postings = [
    [0, 1],
    [1, 1]
  ]
  const matches = scoreHeadings(Object.entries(weights), term =>
    term === 'list' ? [[], headings] : [[], [], [], [[1, 1]]]
  )
  const [whole, start] = [0, 1].map(place => matches.get(place)?.score ?? 0)
  expect(whole).toBeGreaterThan(start ?? 0)
})

function findBest(postings: readonly Postings[]): number {
  const matches = scoreSections([['term', 1]], () => postings)
  return Math.max(...Array.from(matches.values(), ({ score }) => score))
}

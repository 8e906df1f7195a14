import { expect, test } from 'vitest'
import type { Postings } from '../../searchIndex.ts'
import { createScoring } from './createScoring.ts'

/** Field lengths of four sections; the third one is long. */
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

/** Two sections with headings of one and two words, followed by others. */
const others = Array.from({ length: 98 }, () => 3)
const scoreHeadings = createScoring(
  [1, 2, 1, 1, 1].map(length => [1, length, ...others])
)

test('a term counts more if it is the whole heading', () => {
  const both: Postings = [
    [0, 1],
    [1, 1]
  ]
  const matches = scoreHeadings([['term', 1]], () => [[], both])
  const [whole, part] = [0, 1].map(section => matches.get(section)?.score ?? 0)
  expect(whole).toBeGreaterThan(1.9 * (part ?? 0))
})

test('two terms count more than their sum', () => {
  const postings = [[[0, 1]]] as const
  const matches = scoreSections(Object.entries({ a: 1, b: 1 }), () => postings)
  expect(matches.get(0)?.score).toBeGreaterThan(2 * findBest(postings))
  expect(matches.get(0)?.terms).toEqual(new Set(['a', 'b']))
})

test('a heading that is the word beats names that start with it', () => {
  const weights = { list: 1, listdata: 0.4, listresult: 0.4 }
  const headings: Postings = [
    [0, 1],
    [1, 1]
  ]
  const matches = scoreHeadings(Object.entries(weights), term =>
    term === 'list' ? [[], headings] : [[], [], [], [[1, 1]]]
  )
  const [whole, start] = [0, 1].map(section => matches.get(section)?.score ?? 0)
  expect(whole).toBeGreaterThan(start ?? 0)
})

function findBest(postings: readonly Postings[]): number {
  const matches = scoreSections([['term', 1]], () => postings)
  return Math.max(...Array.from(matches.values(), ({ score }) => score))
}

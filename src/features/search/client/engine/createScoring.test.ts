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

test('two terms count more than their sum', () => {
  const postings = [[[0, 1]]] as const
  const matches = scoreSections(Object.entries({ a: 1, b: 1 }), () => postings)
  expect(matches.get(0)?.score).toBeGreaterThan(2 * findBest(postings))
  expect(matches.get(0)?.terms).toEqual(new Set(['a', 'b']))
})

function findBest(postings: readonly Postings[]): number {
  const matches = scoreSections([['term', 1]], () => postings)
  return Math.max(...Array.from(matches.values(), ({ score }) => score))
}

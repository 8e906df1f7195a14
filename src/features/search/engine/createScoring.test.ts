import { expect, test } from 'vitest'
import type { Postings } from '../searchIndex.ts'
import { createScoring } from './createScoring.ts'

/** Field lengths of four sections; the third one is long. */
const lengths = Array.from({ length: 5 }, () => [10, 10, 90, 10])

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
  const scoreSections = createScoring(lengths)
  const matches = scoreSections(Object.entries({ a: 1, b: 1 }), () => postings)
  expect(matches.get(0)?.score).toBeGreaterThan(2 * findBest(postings))
  expect(matches.get(0)?.terms).toEqual(new Set(['a', 'b']))
})

// BM25 with k1 = 1.2 and b = 0.6, computed independently of this code.
test.each<[string, readonly Postings[], number, number]>([
  ['in a name', [[[0, 1]]], 1, 7.6998],
  ['in a title', [[], [[0, 1]]], 1, 6.1599],
  ['in the title of the page', [[], [], [[0, 1]]], 1, 1.848],
  ['in text', [[], [], [], [[0, 1]]], 1, 1.54],
  ['in code', [[], [], [], [], [[0, 1]]], 1, 0.616],
  ['three times in text', [[], [], [], [[0, 3]]], 1, 2.1361],
  ['in a long section', [[], [], [], [[2, 1]]], 1, 0.7277],
  [
    'in all sections',
    [
      [],
      [],
      [],
      [
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1]
      ]
    ],
    1,
    0.1348
  ],
  ['with half the weight', [[], [], [], [[0, 1]]], 0.5, 0.77]
])('a term %s has its BM25 score', (_, postings, weight, expected) => {
  const matches = createScoring(lengths)([['term', weight]], () => postings)
  expect(matches.get(postings.flat()[0]?.[0] ?? -1)?.score).toBeCloseTo(
    expected,
    4
  )
})

test('a term in two fields counts in both, but as one term', () => {
  const [name, text]: readonly Postings[] = [[[0, 1]], [[0, 1]]]
  const both = findBest([name ?? [], [], [], text ?? []])
  expect(both).toBeCloseTo(7.6998 + 1.54, 3)
})

function findBest(postings: readonly Postings[]): number {
  const scoreSections = createScoring(lengths)
  const matches = scoreSections([['term', 1]], () => postings)
  return Math.max(...Array.from(matches.values(), ({ score }) => score))
}

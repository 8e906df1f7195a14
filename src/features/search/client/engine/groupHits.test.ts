import { expect, test } from 'vitest'
import { raiseGroup } from './groupHits.ts'

const groups = [
  createGroup('Mobile', 100),
  createGroup('Query', 80),
  createGroup('Web', 20)
]

test.each([
  ['a group that scores nearly the most leads', 'Query', 'Query Mobile Web'],
  ['one that is far behind stays', 'Web', 'Mobile Query Web'],
  ['without a group, the best leads', undefined, 'Mobile Query Web']
])('near the reader, %s', (_, near, expected) => {
  const labels = raiseGroup(groups, near).map(({ label }) => label)
  expect(labels.join(' ')).toBe(expected)
})

function createGroup(label: string, score: number) {
  return { label, hits: [{ page: 0, section: 0, score, terms: new Set('a') }] }
}

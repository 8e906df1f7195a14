import { expect, test } from 'vitest'
import { promoteGroup } from './groupHits.ts'

const groups = [
  createGroup('Mobile', 100),
  createGroup('Query', 80),
  createGroup('Web', 20)
]

test.each([
  ['comes first if it scores nearly the most', 'Query', 'Query Mobile Web'],
  ['stays in place if it is far behind', 'Web', 'Mobile Query Web'],
  [
    'may be missing, and the best one comes first',
    undefined,
    'Mobile Query Web'
  ]
])('the group of the current page %s', (_, currentGroup, expected) => {
  const labels = promoteGroup(groups, currentGroup).map(({ label }) => label)
  expect(labels.join(' ')).toBe(expected)
})

function createGroup(label: string, score: number) {
  return { label, hits: [{ page: 0, section: 0, score, terms: new Set('a') }] }
}

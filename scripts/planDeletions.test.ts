import { expect, test } from 'vitest'
import { planDeletions } from './planDeletions.ts'

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [7, 5],
  [26, 7],
  [35, 7],
  [36, 8]
])('of %i items, %i deletions take each without each other', (count, size) => {
  const items = Array.from({ length: count }, (_, index) => index)
  const deletions = planDeletions(items)
  expect(deletions).toHaveLength(size)
  const isShown = (deleted: number, kept: number) =>
    deletions.some(each => each.includes(deleted) && !each.includes(kept))
  const missing = items.flatMap(deleted =>
    items.filter(kept => kept !== deleted && !isShown(deleted, kept))
  )
  expect(missing).toEqual([])
  const deleted = new Set(deletions.flat())
  expect(deleted.size).toBe(count)
})

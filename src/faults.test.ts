import { expect, test } from 'vitest'
import { faults } from '../e2e/faults/faults.ts'
import { findObstacle } from '../e2e/faults/plantFault.ts'

// Trying them all takes an hour, so it is not part of every run.
test('every planted fault still applies, and its test is there', async () => {
  const all = Object.values(faults).flat()
  const obstacles = await Promise.all(all.map(findObstacle))
  expect(obstacles.filter(Boolean)).toEqual([])
})

import { expect, test } from 'vitest'
import { findObstacle } from '../e2e/faults/fault.ts'
import { faults } from '../e2e/faults/faults.ts'

// Planting them all takes an hour; `npm run test:faults` does that.
test('every planted fault still applies, and its test exists', async () => {
  const all = Object.values(faults).flat()
  const obstacles = await Promise.all(all.map(findObstacle))
  expect(obstacles.filter(Boolean)).toEqual([])
})

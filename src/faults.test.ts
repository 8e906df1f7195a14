import { expect, test } from 'vitest'
import { type Fault, findObstacle } from '../e2e/faults/fault.ts'
import { faults } from '../e2e/faults/faults.ts'
import { isOfDeletedFeature } from './core/hasFeatures.fixture.ts'

// Planting them all takes an hour; `npm run test:faults` does that.
test('every planted fault still applies, and its test exists', async () => {
  const all = Object.values(faults).flat().filter(hasFeature)
  const obstacles = await Promise.all(all.map(findObstacle))
  expect(obstacles.filter(Boolean)).toEqual([])
})

/** Whether the features of a fault and of its test exist; each can be deleted. */
function hasFeature({ file, caughtBy }: Fault): boolean {
  return ![file, caughtBy.file].some(isOfDeletedFeature)
}

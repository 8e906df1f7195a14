import { buildFaults } from './buildFaults.ts'
import { contentFaults } from './contentFaults.ts'
import { deliveryFaults } from './deliveryFaults.ts'
import { errorFaults } from './errorFaults.ts'
import type { Fault } from './fault.ts'
import { navigationFaults } from './navigationFaults.ts'
import { offlineFaults } from './offlineFaults.ts'
import { referenceFaults } from './referenceFaults.ts'
import { searchFaults } from './searchFaults.ts'
import { shellFaults } from './shellFaults.ts'
import { stateFaults } from './stateFaults.ts'

/** All faults by area. */
export const faults: Readonly<Record<string, readonly Fault[]>> = {
  // The first of them need no site to be built anew.
  delivery: deliveryFaults,
  build: buildFaults,
  errors: errorFaults,
  content: contentFaults,
  references: referenceFaults,
  shell: shellFaults,
  navigation: navigationFaults,
  states: stateFaults,
  search: searchFaults,
  offline: offlineFaults
}

import { contentFaults } from './contentFaults.ts'
import { errorFaults } from './errorFaults.ts'
import type { Fault } from './fault.ts'
import { navigationFaults } from './navigationFaults.ts'
import { offlineFaults } from './offlineFaults.ts'
import { searchFaults } from './searchFaults.ts'
import { shellFaults } from './shellFaults.ts'
import { stateFaults } from './stateFaults.ts'

/** All faults by area. */
export const faults: Readonly<Record<string, readonly Fault[]>> = {
  errors: errorFaults,
  content: contentFaults,
  shell: shellFaults,
  navigation: navigationFaults,
  states: stateFaults,
  search: searchFaults,
  offline: offlineFaults
}

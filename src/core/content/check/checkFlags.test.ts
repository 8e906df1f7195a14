import { expect, test } from 'vitest'
import { checkFlags } from './checkFlags.ts'

const releases = {
  name: 'releases',
  flags: { 'add-release': 'record a release' }
}
const flags = new Set(['add-release'])

test('flags of features that the site uses are fine', () => {
  checkFlags(flags, [releases], [releases])
  checkFlags(new Set(), [releases], [])
})

test.each([
  ['is missing', []],
  ['is switched off and has only its keys', [{ name: 'releases' }]]
])('a flag of a feature that %s is an error', (_, used) => {
  expect(() => checkFlags(flags, [releases], used)).toThrow(
    `--add-release does nothing, because the site doesn't use the feature "releases".`
  )
})

import { expect, test } from 'vitest'
import { findPreferredVersion } from './preferredVersion.ts'

test.each([
  ['undefined without a choice', null, undefined],
  ['the stored one', '1.0', '1.0'],
  ['undefined if the stored one no longer exists', '0.9', undefined]
])('the preferred version is %s', (_, stored, expected) => {
  expect(findPreferredVersion(stored, ['current', '1.0'])).toBe(expected)
})

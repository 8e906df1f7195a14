import { expect, test } from 'vitest'
import type { OfflineCopy } from '../offlineCopy.ts'
import { findCopyState } from './copyState.ts'

const copy: OfflineCopy = { pages: 1, size: 1, revision: 'new', files: [] }

test.each([
  ['is offered while nothing is saved', copy, undefined, 'offered'],
  ['is partly there after saving was interrupted', copy, 'part', 'part'],
  ['is saved', copy, copy, 'saved'],
  ['is outdated', copy, { ...copy, revision: 'old' }, 'outdated'],
  ['counts as saved while the site does not answer', undefined, copy, 'saved']
] as const)('the copy %s', (_, offered, saved, expected) => {
  expect(findCopyState(offered, saved)).toBe(expected)
})

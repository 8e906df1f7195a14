import { expect, test } from 'vitest'
import { findNextLink } from './findNextLink.ts'

test.each([
  ['down from the field leads to the first', 'ArrowDown', -1, 3, 0],
  ['down walks on', 'ArrowDown', 0, 3, 1],
  ['down stays on the last', 'ArrowDown', 2, 3, 2],
  ['up walks back', 'ArrowUp', 2, 3, 1],
  ['up from the first leads to the field', 'ArrowUp', 0, 3, 'field'],
  ['up in the field is the field’s own', 'ArrowUp', -1, 3, undefined],
  ['other keys are not ours', 'a', 0, 3, undefined],
  ['without results no key is', 'ArrowDown', -1, 0, undefined]
])('%s', (_, key, focused, count, expected) => {
  expect(findNextLink(key, { focused, count })).toBe(expected)
})

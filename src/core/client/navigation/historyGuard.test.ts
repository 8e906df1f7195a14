import { expect, test } from 'vitest'
import { createHistoryKey, findEntryIndex } from './historyGuard.ts'

test.each([
  ['its own if the router created it', 1, '/docs/form', 1],
  ['the next one after a hash link', undefined, '/docs/query#a', 5],
  [
    'unchanged if the hash link led to the current address',
    undefined,
    '/docs/query',
    4
  ]
])('the index of a history entry is %s', (_, stored, url, index) => {
  const previous = { index: 4, url: '/docs/query' }
  expect(findEntryIndex(previous, stored, url)).toBe(index)
})

test('the key of a browser-made entry has six characters', () => {
  expect(createHistoryKey()).toMatch(/^[a-z\d]{6}$/)
})

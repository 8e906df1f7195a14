import { expect, test } from 'vitest'
import { createHistoryKey, findEntryIndex } from './historyGuard.ts'

test.each([
  ['its stored index if the router created it', 1, '/docs/form', 1],
  ['the next index after a hash link', undefined, '/docs/query#a', 5],
  [
    'unchanged if the hash link led to the current URL',
    undefined,
    '/docs/query',
    4
  ]
])('the index of a history entry is %s', (_, stored, url, index) => {
  const previous = { index: 4, url: '/docs/query' }
  expect(findEntryIndex(previous, stored, url)).toBe(index)
})

test('the key of an entry created by the browser has six characters', () => {
  expect(createHistoryKey()).toMatch(/^[a-z\d]{6}$/)
})

import { expect, test } from 'vitest'
import { createHistoryKey, findEntryIndex } from './historyGuard.ts'

test.each([
  ['its own where the router made it', 1, '/docs/form', 1],
  ['the next after a hash link', undefined, '/docs/query#a', 5],
  ['the same when the hash link led nowhere else', undefined, '/docs/query', 4]
])('the index of a history entry is %s', (_, stored, url, index) => {
  const previous = { index: 4, url: '/docs/query' }
  expect(findEntryIndex(previous, stored, url)).toBe(index)
})

test('the key of an entry that the browser made has six characters', () => {
  expect(createHistoryKey()).toMatch(/^[a-z\d]{6}$/)
})

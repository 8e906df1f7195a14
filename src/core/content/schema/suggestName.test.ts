import { expect, test } from 'vitest'
import { findClosestDoc, findClosestName, suggestDoc } from './suggestName.ts'

const ids = ['dup1', 'form/started', 'query/keys', 'start']

test.each([
  ['form/startd', 'form/started'],
  ['Start', 'start'],
  ['./start.md', 'start'],
  ['keys', 'query/keys'],
  ['guides/kyes.mdx', 'query/keys'],
  ['nope', undefined],
  ['no/where', undefined]
])('the doc closest to %s is %s', (id, near) => {
  expect(findClosestDoc(id, ids)).toBe(near)
})

test.each([
  ['nope', ['dup1', 'note'], 'note'],
  ['nope', ['dup1'], undefined],
  ['a', ['b'], undefined],
  ['A', ['a'], 'a']
])('the name closest to %s among %j is %s', (word, known, near) => {
  expect(findClosestName(word, known)).toBe(near)
})

test('without a similar id, all docs are listed', () => {
  expect(suggestDoc('nope', ['dup1'])).toBe(
    'Available document ids are:\n- dup1'
  )
})

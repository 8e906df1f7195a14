import { expect, test } from 'vitest'
import {
  findClosestDoc,
  findClosestName,
  suggestClosest,
  suggestDoc,
  suggestName
} from './suggestName.ts'

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
  ['A', ['a'], 'a'],
  ['my-name', ['My_Name', 'other'], 'My_Name'],
  ['abcdefghi', ['abcxxxghi'], 'abcxxxghi'],
  ['abcdefghi', ['abxxxxghi'], undefined],
  ['abcd', ['abxx'], 'abxx'],
  ['abc', ['abx'], 'abx'],
  ['abc', ['axx'], undefined],
  ['a', [], undefined]
])('the name closest to %s among %j is %s', (word, known, near) => {
  expect(findClosestName(word, known)).toBe(near)
})

test('without a similar id, all docs are listed', () => {
  expect(suggestDoc('nope', ['dup1'])).toBe(
    'Available document ids are:\n- dup1'
  )
})

test('the hint suggests a similar id before the sorted list', () => {
  expect(suggestDoc('strat', ['start', 'a'])).toBe(
    'Did you mean "start"?\nAvailable document ids are:\n- a\n- start'
  )
})

test.each([
  ['a similar name', 'titel', ['title', 'tags'], 'Did you mean "title"?'],
  ['a list of all names', 'x', ['b', 'a', '$'], 'Known fields: "$", a, b.'],
  ['a note that there are none', 'x', [], 'Remove it. Nothing is allowed here.']
])('the hint for an unknown name is %s', (_, name, known, hint) => {
  expect(suggestName(name, known, 'Fields')).toBe(hint)
})

test('thirty of many names are listed, and the rest are counted', () => {
  const known = Array.from({ length: 32 }, (_, index) => `name${10 + index}`)
  expect(suggestName('x', known, 'Fields')).toMatch(
    /^Known fields: name10, name11, .*, name39 and 2 more\.$/
  )
  expect(suggestName('x', known.slice(2), 'Fields')).toMatch(/, name41\.$/)
})

test.each([
  ['titel', 'Did you mean "title"?'],
  ['x', 'Write a title.']
])('the hint for %s is: %s', (name, hint) => {
  expect(suggestClosest(name, ['title'], 'Write a title.')).toBe(hint)
})

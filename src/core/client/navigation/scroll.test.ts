import { expect, test } from 'vitest'
import { decideScroll } from './scroll.ts'

test.each([
  ['goes to the top of another page', '/a', '/b', 'top'],
  ['goes to the target when the query changes too', '/a', '/a?b#x', 'target'],
  ['goes to the target on another page', '/a', '/b#x', 'target'],
  ['goes to the target on the same page', '/a', '/a#x', 'target'],
  ['goes to the target again', '/a#x', '/a#x', 'target'],
  ['goes to the top when the current link is clicked', '/a', '/a', 'top'],
  ['goes to the top when the hash is removed', '/a#x', '/a', 'top'],
  ['stays when only the query changes', '/a?b=1', '/a?b=2', 'stay'],
  [
    'stays when the query changes but the hash does not',
    '/a#x',
    '/a?b=2#x',
    'stay'
  ],
  ['moves when query and path change', '/a', '/b?b=2', 'top']
])('after a link the view %s', (_, previous, next, expected) => {
  const remembered = { kind: 'left', point: { x: 0, y: 300 } } as const
  for (const action of ['PUSH', 'REPLACE']) {
    const way = { action, remembered }
    const decision = decideScroll(createPlace(previous), createPlace(next), way)
    expect(decision).toBe(expected)
  }
})

const left = { kind: 'left', point: { x: 0, y: 300 } } as const

test.each([
  ['returns to where the page was left', '/a', '/b', left, left.point],
  ['returns to where the hash was left', '/a', '/a#x', left, left.point],
  ['returns to where the query was left', '/a?b=1', '/a', left, left.point],
  ['stays if it is already right', '/b', '/b#x', { kind: 'here' }, 'stay'],
  ['goes to the top of a new page', '/a', '/b', { kind: 'here' }, 'top'],
  ['follows a new hash', '/a', '/a#x', { kind: 'nothing' }, 'target'],
  ['shows what a jump missed', '/a', '/a#x', { kind: 'jumped' }, 'reveal'],
  [
    'follows a jump to another page',
    '/a',
    '/b#x',
    { kind: 'jumped' },
    'target'
  ],
  ['goes to the top by default', '/a', '/b', { kind: 'nothing' }, 'top']
] as const)('through the history the view %s', (...row) => {
  const [, previous, next, remembered, expected] = row
  const way = { action: 'POP', remembered }
  const decision = decideScroll(createPlace(previous), createPlace(next), way)
  expect(decision).toBe(expected)
})

function createPlace(link: string) {
  const { pathname, search, hash } = new URL(link, 'https://docs.example')
  return { pathname, search, hash }
}

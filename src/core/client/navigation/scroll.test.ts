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
  ['goes to the top when query and path change', '/a', '/b?b=2', 'top']
])('after a link the view %s', (_, previous, next, expected) => {
  const saved = { kind: 'stored', point: { x: 0, y: 300 } } as const
  for (const action of ['PUSH', 'REPLACE']) {
    const navigation = { action, saved }
    const decision = decideScroll(
      createUrlParts(previous),
      createUrlParts(next),
      navigation
    )
    expect(decision).toBe(expected)
  }
})

const stored = { kind: 'stored', point: { x: 0, y: 300 } } as const

test.each([
  ['restores the position on another page', '/a', '/b', stored, stored.point],
  [
    'restores the position after a hash link',
    '/a',
    '/a#x',
    stored,
    stored.point
  ],
  [
    'restores the position after a query change',
    '/a?b=1',
    '/a',
    stored,
    stored.point
  ],
  [
    'stays if it is already in position',
    '/b',
    '/b#x',
    { kind: 'here' },
    'stay'
  ],
  ['goes to the top of a new page', '/a', '/b', { kind: 'here' }, 'top'],
  ['follows a new hash', '/a', '/a#x', { kind: 'none' }, 'target'],
  [
    'reveals the hidden target of a jump',
    '/a',
    '/a#x',
    { kind: 'jumped' },
    'reveal'
  ],
  [
    'follows a jump to another page',
    '/a',
    '/b#x',
    { kind: 'jumped' },
    'target'
  ],
  ['goes to the top by default', '/a', '/b', { kind: 'none' }, 'top']
] as const)('after back or forward the view %s', (...row) => {
  const [, previous, next, saved, expected] = row
  const navigation = { action: 'POP', saved }
  const decision = decideScroll(
    createUrlParts(previous),
    createUrlParts(next),
    navigation
  )
  expect(decision).toBe(expected)
})

function createUrlParts(link: string) {
  const { pathname, search, hash } = new URL(link, 'https://docs.example')
  return { pathname, search, hash }
}

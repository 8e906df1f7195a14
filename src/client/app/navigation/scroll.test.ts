import { expect, test } from 'vitest'
import { decideScroll } from './scroll.ts'

test.each([
  ['goes to the top of another page', '/a', '/b', 'top'],
  ['goes to the target on another page', '/a', '/b#x', 'target'],
  ['goes to the target on the same page', '/a', '/a#x', 'target'],
  ['goes to the target again', '/a#x', '/a#x', 'target'],
  ['goes to the top when the current link is clicked', '/a', '/a', 'top'],
  ['goes to the top when the hash goes', '/a#x', '/a', 'top'],
  ['stays when the query changes alone', '/a?b=1', '/a?b=2', 'stay'],
  ['stays when the query changes beside a hash', '/a#x', '/a?b=2#x', 'stay'],
  ['goes on when query and path change', '/a', '/b?b=2', 'top']
])('the view %s', (_, previous, next, expected) => {
  expect(decideScroll(createPlace(previous), createPlace(next))).toBe(expected)
})

function createPlace(link: string) {
  const { pathname, search, hash } = new URL(link, 'https://docs.example')
  return { pathname, search, hash }
}

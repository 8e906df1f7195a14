import { expect, test } from 'vitest'
import { listNew, type Reading } from './newText.ts'

const texts = {
  releases: ['1.0', '1.1', '1.2'],
  pages: {
    '/a': { 1: ['a1'], 2: ['a2'] },
    '/b': { 1: ['b1'] },
    '/c': { 2: ['c1', 'c2'] }
  }
}

test.each<[string, Reading, Readonly<Record<string, readonly string[]>>]>([
  ['the newest release', { seen: '1.2', read: {} }, {}],
  [
    'the second release',
    { seen: '1.1', read: {} },
    { '/a': ['a2'], '/c': ['c1', 'c2'] }
  ],
  [
    'the first release',
    { seen: '1.0', read: {} },
    { '/a': ['a1', 'a2'], '/b': ['b1'], '/c': ['c1', 'c2'] }
  ],
  [
    'the first release, and some newer pages',
    { seen: '1.0', read: { '/a': '1.1', '/c': '1.2' } },
    { '/a': ['a2'], '/b': ['b1'] }
  ],
  [
    'a release that is no longer listed',
    { seen: '0.9', read: { '/a': '1.2', '/c': '1.2' } },
    {}
  ]
])('new to a reader who knows %s', (_, reading, expected) => {
  const found = [...listNew(texts, reading)]
  expect(
    Object.fromEntries(found.map(([path, hashes]) => [path, [...hashes]]))
  ).toEqual(expected)
})

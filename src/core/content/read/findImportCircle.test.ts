import { expect, test } from 'vitest'
import { findWayBack } from './findImportCircle.ts'

test.each<[string, Record<string, string[]>, string[] | undefined]>([
  ['a module that imports nothing', { a: [] }, undefined],
  ['a module that imports itself', { a: ['a'] }, ['a', 'a']],
  ['two modules', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  [
    'the shortest of two circles',
    { a: ['b', 'd'], b: ['c'], c: ['a'], d: ['a'] },
    ['a', 'd', 'a']
  ],
  [
    "a circle of other modules isn't one of this module",
    { a: ['b'], b: ['c'], c: ['b'] },
    undefined
  ],
  [
    'modules with a common import',
    { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] },
    undefined
  ]
])('%s', (_, imports, expected) => {
  expect(findWayBack('a', new Map(Object.entries(imports)))).toEqual(expected)
})

import { expect, test } from 'vitest'
import { parseCodeMeta } from '../../../core/markdown/elements/findFences.ts'
import { findDiffLanguage, readDiffLine } from './readDiff.ts'

test.each([
  ['+a', 'title="src/App.tsx"', 'tsx'],
  ['+a', 'title="src/App.tsx (in short)"', 'tsx'],
  ['+a', 'title="package.json"', 'json'],
  ['+a', 'lang="ts"', 'ts'],
  ['+a', 'lang="ts" title="notes.md"', 'ts'],
  ['+a', '', undefined],
  ['+a', 'title="the change"', undefined],
  ['+a', 'title="a.unheardof"', undefined],
  ['@@ -1,2 +1,2 @@\n+a', 'title="a.ts"', undefined],
  ['--- a.ts\n+++ a.ts\n+a', 'title="a.ts"', undefined]
])('the language of the diff %j with %s is %s', (source, meta, expected) => {
  expect(findDiffLanguage(source, parseCodeMeta(meta))).toBe(expected)
})

test.each([
  ['+a', 'a', 'added'],
  ['-  a', '  a', 'removed'],
  [' a', 'a', undefined],
  ['', '', undefined],
  ['a', 'a', undefined]
])('the diff line %j has the text %j and the mark %s', (line, text, mark) => {
  expect(readDiffLine(line)).toEqual({ text, ...(mark && { mark }) })
})

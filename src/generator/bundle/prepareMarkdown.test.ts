import { expect, test } from 'vitest'
import { prepareMarkdown } from './prepareMarkdown.ts'

const marker = '<!-- truncate -->'

test.each([
  ['a', '', 'a'],
  [`a\n${marker}\nb`, '', `a\n${marker}\nb`],
  [`a\n${marker}\nb`, '?excerpt', 'a\n'],
  [`a[^1]\n${marker}\nb\n\n[^1]: c`, '?excerpt', 'a[^1]\n\n\n\n[^1]: c'],
  [
    `[a][]\n${marker}\n[a]: /x\n  "T"\nb`,
    '?excerpt',
    '[a][]\n\n[a]: /x\n  "T"'
  ],
  ['# A\n\nb', '?post', '\n\nb'],
  ['---\nx: 1\n---\n\n# A\nb', '?post', '---\nx: 1\n---\n\n\nb'],
  ['a\n\n# B', '?post', 'a\n\n# B']
])('%j is, asked for as %j, %j', (source, query, expected) => {
  expect(prepareMarkdown(source, query)).toBe(expected)
})

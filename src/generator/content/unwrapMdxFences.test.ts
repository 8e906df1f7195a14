import { expect, test } from 'vitest'
import { unwrapMdxFences } from './unwrapMdxFences.ts'

test.each([
  ['a\n```mdx-code-block\n<B>\n```\nc', 'a\n\n<B>\n\nc'],
  ['````mdx-code-block\n```ts\nb\n```\n````', '\n```ts\nb\n```\n'],
  ['~~~mdx-code-block {1}\nb\n~~~~', '\nb\n'],
  [
    '````md\n```mdx-code-block\nb\n```\n````',
    '````md\n```mdx-code-block\nb\n```\n````'
  ],
  ['```mdx\nmdx-code-block\n```', '```mdx\nmdx-code-block\n```'],
  ['```mdx-code-block\nb', '\nb']
])('%j is read as %j', (source, expected) => {
  expect(unwrapMdxFences(source)).toBe(expected)
})

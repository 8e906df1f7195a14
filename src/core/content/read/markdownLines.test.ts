import { expect, test } from 'vitest'
import { classifyLines } from './markdownLines.ts'

/** The first letter of each line's role. */
function describeLines(source: string): string {
  return classifyLines(source)
    .map(({ role }) => role[0])
    .join('')
}

test.each([
  ['a\n```ts\nb\n```\nc', 'poccp'],
  ['~~~\n```\n~~~~', 'occ'],
  ['````md\n```\nb\n```\n````', 'occcc'],
  ['- item\n\n  ```ts\n  a\n  ```', 'ppocc'],
  ['1. ```ts\n   a\n   ```\nb', 'occp'],
  ['> ```ts\n> a\n> ```\nb', 'occp'],
  ['```a``` in text\nb', 'pp'],
  ['```ts\r\na\r\n```\r\n', 'occp'],
  ['```ts\na\n\nb', 'occc']
])('the lines of %j are %s', (source, roles) => {
  expect(describeLines(source)).toBe(roles)
})

import { describe, expect, test } from 'vitest'
import { findExcerpt, splitLines } from './scanMarkdown.ts'

describe('10.4 the excerpt of a body', () => {
  test.each([
    ['# Title\n\nFirst [line](./a.md) here.\n\nSecond.', 'First line here.'],
    ["import A from './a'\n\nText **bold**.", 'Text bold.'],
    ["import {\n  A,\n  B\n} from './a'\n\nText.", 'Text.'],
    ['export const x = {\n  a: 1\n}\n', undefined],
    ['Exports are\nexport of words.', 'Exports are'],
    ['```ts\ncode\n```\n\nAfter `code`.', 'After code.'],
    [':::note\n\nInside.\n\n:::', 'Inside.'],
    ['<!-- hidden -->\n\n> Quoted', 'Quoted'],
    ['Title\n===\n\nText.', 'Text.'],
    ['## A **bold** ~~old~~ heading {#own-id}', 'A bold old heading'],
    ['![The logo](./logo.svg)', 'The logo'],
    ['A note[^1] and <b>markup</b> here. :tada:', 'A note and markup here.'],
    ['<br />\n\nThe next line.', 'The next line.'],
    ['', undefined]
  ])('of %j is %s', (body, excerpt) => {
    expect(findExcerpt(body)).toBe(excerpt)
  })
})

/** The first letter of each line's role. */
function describeLines(source: string): string {
  return splitLines(source)
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

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
    ['## A **bold** ~~old~~ heading {#own-id}', 'A bold old heading'],
    ['![The logo](./logo.svg)', 'The logo'],
    ['A note[^1] and <b>markup</b> here. :tada:', 'A note and markup here.'],
    ['<br />\n\nThe next line.', 'The next line.'],
    ['', undefined],
    ['Title\n=====\n\nText.', 'Text.'],
    ['Text\n\nTitle\n==\n', 'Text'],
    ['  # Title\n\nText.', 'Text.'],
    ['## Part {#id}\n', 'Part'],
    ['A {#id} b', 'A {#id} b'],
    ['A#1 and #2', 'A#1 and #2'],
    ['***\n\n---\n\n___\n\nText.', 'Text.'],
    ['-- no rule', '-- no rule'],
    ['| a | b |\n| - | - |\n\nText.', 'Text.'],
    ['a | b', 'a | b'],
    [':::tip Title\nInside.\n:::', 'Inside.'],
    ['::: not closed', undefined],
    ['12. Twelfth', 'Twelfth'],
    ['3)  Third', 'Third'],
    ['*   Starred', 'Starred'],
    ['x- y', 'x- y'],
    ['### Three', 'Three'],
    ['<b>Bold</b> and <br/>', 'Bold and'],
    ['![Alt text](./a.png) after', 'Alt text after'],
    ['![](a.png)', undefined],
    ['[one][ref] and [two](b "c")', 'one and two'],
    ['Note[^1] and[^note].', 'Note and.'],
    ['*One* _two_ __three__ ~~four~~ **five**', 'One two three four five'],
    ['snake_case_name and 2*3*4', 'snake_case_name and 2*3*4'],
    [':tada: Party :+1: in a:b:c', 'Party  in a:b:c'],
    ['{/* hidden\nmore */}Text.', 'Text.'],
    ['<!-- hidden\nmore -->Text.', 'Text.'],
    ['An export of words.', 'An export of words.'],
    ["import A from 'a'\nimport B from 'b'\n\nText.", 'Text.'],
    ['{{ not a comment }}', '{{ not a comment }}']
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

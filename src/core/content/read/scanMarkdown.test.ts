import { describe, expect, test } from 'vitest'
import { findExcerpt } from './scanMarkdown.ts'

describe('the excerpt of a body', () => {
  test.each([
    ['# Title\n\nFirst [line](./a.md) here.\n\nSecond.', 'First line here.'],
    ["import A from './a'\n\nText **bold**.", 'Text bold.'],
    ["import {\n  A,\n  B\n} from './a'\n\nText.", 'Text.'],
    ['export const x = {\n  a: 1\n}\n', undefined],
    ['Exports are\nexport of words.', 'Exports are'],
    ['```ts\ncode\n```\n\nAfter `code`.', 'After code.'],
    [':::note\n\nInside.\n\n:::', 'Inside.'],
    ['<!-- hidden -->\n\n> Quoted', 'Quoted'],
    ['', undefined]
  ])('of %j is %s', (body, excerpt) => {
    expect(findExcerpt(body)).toBe(excerpt)
  })
})

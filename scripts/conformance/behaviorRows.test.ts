import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBehaviorRows } from './behaviorRows.ts'

test('rows are numbered list items, table rows and headings', () => {
  const rows = readBehaviorRows(`
# Reference

- Unnumbered.

## 0. Differences

| # | Topic | Spec | Generator |
|---|---|---|---|
| 0.7 | \`/docs\` | redirects | shows nothing |

## 1. Page shell

### 1.1 Order
- 1.1.1 \`[D]\` The navbar
  comes first.
- 1.1.2 The footer comes last.

### 1.5 Crash page: see 8.1.

### 1.6 Feeds
- There are two.
- They are full.

## 2. Screens
- 2.1 \`[Q]\` **Not found.** A page says so.
`)
  expect(
    rows.map(({ number, sentence, isHeading }) => [number, sentence, isHeading])
  ).toEqual([
    ['0.7', '`/docs`: redirects', false],
    ['1.1', 'Order', true],
    ['1.1.1', 'The navbar comes first.', false],
    ['1.1.2', 'The footer comes last.', false],
    ['1.5', 'Crash page: see 8.1.', false],
    ['1.6', 'Feeds: There are two.', false],
    ['2.1', 'Not found: A page says so.', false]
  ])
  expect(rows[2]?.section).toBe('1. Page shell')
  expect(rows[4]?.pointsTo).toEqual(['8.1'])
})

test.each([
  ['Short. But followed by a sentence.', 'Short. But followed by a sentence.'],
  [
    'The first sentence is long enough alone. The second is left out.',
    'The first sentence is long enough alone.'
  ],
  [
    '`a. B` is code, **not** the *end* of a sentence [D] anyway. `[D]` The end.',
    '`a. B` is code, not the end of a sentence anyway.'
  ],
  [`A ${'word '.repeat(40)}`, `A ${'word '.repeat(23)}…`],
  [`A ${'word '.repeat(22)}\`some code\` follows.`, `A ${'word '.repeat(22)}…`],
  ['Pipes `a|b`, <main> and `<main>`', 'Pipes `a\\|b`, \\<main> and `<main>`']
])('%j becomes %j', (text, sentence) => {
  expect(readBehaviorRows(`- 1.1 ${text}`)[0]?.sentence).toBe(sentence)
})

test('the behavior reference uses each number once, and refers only to its own rows', () => {
  const rows = readBehaviorRows(readFileSync('docs/behaviour.md', 'utf8'))
  const numbers = rows.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)])
  expect(numbers).toEqual(
    expect.arrayContaining(rows.flatMap(({ pointsTo }) => pointsTo))
  )
  const sentences = rows.map(({ sentence }) => sentence)
  expect(sentences.filter(text => text.length > 150 || text === '')).toEqual([])
  expect(sentences.filter(text => text.split('`').length % 2 === 0)).toEqual([])
})

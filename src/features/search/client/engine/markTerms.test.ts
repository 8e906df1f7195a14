import { expect, test } from 'vitest'
import { createExcerpt, markTerms } from './markTerms.ts'

const stem = (word: string) => word.replace(/s$/, '')

test.each([
  [
    'words are marked in all their forms',
    'Lists and a list',
    'list',
    '[Lists] and a [list]'
  ],
  [
    'only the matching part of a name is marked',
    'call useList()',
    'list',
    'call use[List]()'
  ],
  [
    'several parts of a name are marked',
    'useListEffect is listList',
    'use list',
    '[use][List]Effect is [list][List]'
  ],
  [
    'a part is marked to its end, even beyond its stem',
    'hasListsOpen',
    'list',
    'has[Lists]Open'
  ],
  ['other words are not', 'a listing', 'list', 'a listing']
])('%s', (_, text, term, expected) => {
  const parts = markTerms(text, new Set(term.split(' ')), stem)
  expect(
    parts.map(part => (part.isMarked ? `[${part.text}]` : part.text)).join('')
  ).toBe(expected)
})

test('an excerpt shows the place with the most words', () => {
  const filler = 'words that nobody has looked for '.repeat(10)
  const text = `A modal. ${filler} Open a modal. ${filler}`
  const excerpt = createExcerpt(text, new Set(['open', 'modal']), stem)
  expect(excerpt).toContain('Open a modal.')
  expect(excerpt?.length).toBeLessThan(150)
  expect(createExcerpt(text, new Set(['query']), stem)).toBeUndefined()
})

test('an excerpt starts with a word near the match', () => {
  const filler = 'Words that nobody has looked for. '.repeat(5)
  const excerpt = createExcerpt(`${filler}Open.`, new Set(['open']), stem)
  expect(excerpt).toBe('… for. Words that nobody has looked for. Open.')
})

import { expect, test } from 'vitest'
import { cutExcerpt, markTerms } from './markTerms.ts'

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
  const excerpt = cutExcerpt(text, new Set(['open', 'modal']), stem)
  expect(excerpt).toContain('Open a modal.')
  expect(excerpt?.length).toBeLessThan(150)
  expect(cutExcerpt(text, new Set(['query']), stem)).toBeUndefined()
})

test('an excerpt starts with a word near the match', () => {
  const filler = 'Words that nobody has looked for. '.repeat(5)
  const excerpt = cutExcerpt(`${filler}Open.`, new Set(['open']), stem)
  expect(excerpt).toBe('… for. Words that nobody has looked for. Open.')
})

test.each([
  ['a text of 140 characters is shown whole', 14, 0, 14, '', ''],
  ['a longer text is cut after a word', 30, 0, 14, '', ' …'],
  ['a match near the start is shown from the start', 30, 3, 14, '', ' …'],
  ['a later match has up to 40 characters before it', 30, 10, 14, '… ', ' …'],
  [
    'a match near the end is shown with the rest of the text',
    30,
    28,
    0,
    '… ',
    ''
  ]
])('%s', (_, count, at, length, start, end) => {
  const words = Array.from({ length: count }, (_word, index) =>
    index === at ? 'match____' : 'word_____'
  )
  const text = `${words.join(' ')} `.slice(0, count === 14 ? 140 : -1)
  const excerpt = cutExcerpt(text, new Set(['match____']), stem) ?? ''
  expect(excerpt.startsWith('… ')).toBe(start !== '')
  expect(excerpt.endsWith(' …')).toBe(end !== '')
  const shown = excerpt.slice(
    start.length,
    end === '' ? undefined : -end.length
  )
  expect(text).toContain(shown)
  if (length > 0) expect(shown.trim().split(' ')).toHaveLength(length)
  expect(shown.indexOf('match____')).toBe(
    Math.min(at, 4) * 10 - (at > 4 ? 10 : 0)
  )
})

test('the first of two equally good places is shown', () => {
  const filler = 'words that nobody has looked for '.repeat(10)
  const excerpt = cutExcerpt(
    `Open one. ${filler} Open two.`,
    new Set(['open']),
    stem
  )
  expect(excerpt).toMatch(/^Open one\./)
})

test('a word counts once, regardless of case', () => {
  const filler = 'words that nobody has looked for '.repeat(10)
  const excerpt = cutExcerpt(
    `A modal, Modal, MODAL. ${filler} Open a modal.`,
    new Set(['open', 'modal']),
    stem
  )
  expect(excerpt).toContain('Open a modal.')
})

test('a long text without spaces is cut within the word', () => {
  const text = `open${'x'.repeat(200)}`
  const excerpt = cutExcerpt(text, new Set([text]), stem)
  expect(excerpt).toBe(`${text.slice(0, 140)} …`)
})

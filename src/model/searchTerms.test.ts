import { expect, test } from 'vitest'
import { listSearchTerms, splitSearchWords } from './searchTerms.ts'

/** Takes an s from the end, to be seen at work. */
const stem = (word: string) => word.replace(/s$/, '')

test.each([
  [
    'a name in camel case counts whole and in parts',
    'useList',
    'uselist use list'
  ],
  ['a class too', 'QueryManager', 'querymanager query manager'],
  ['capitals in a row are one part', 'baseURL', 'baseurl base url'],
  ['and end before the next word', 'HTTPClient', 'httpclient http client'],
  [
    'the parts of a dotted name are words',
    'permissions.request',
    'permission request'
  ],
  ['a package is its words', '@toolbox/query-keys', 'toolbox query key'],
  [
    'a flag counts whole and in parts',
    'run --no-firebase',
    'run --no-firebase no firebase'
  ],
  ['digits stay with their letters', 'v1 base64', 'v1 base64'],
  [
    'constants are their words',
    'READ_MEDIA_IMAGES',
    'read_media_images read media image'
  ],
  ['accents do not matter', 'Résumé', 'resume'],
  ['words are reduced to stems', 'lists of items', 'list item'],
  ['words of other scripts stay whole', 'מסמך документы', 'מסמך документы'],
  ['scripts without spaces count in pairs', '検索機能', '検索 索機 機能'],
  ['punctuation says nothing', '… – !', '']
])('%s', (_, text, terms) => {
  expect(listSearchTerms(text, stem).join(' ')).toBe(terms)
})

test('words that say nothing count in titles', () => {
  const title = 'When to use it'
  expect(listSearchTerms(title, stem)).toEqual(['use'])
  expect(listSearchTerms(title, stem, { keepsStopWords: true })).toEqual([
    'when',
    'to',
    'use',
    'it'
  ])
})

test('a word knows how it was written', () => {
  expect(splitSearchWords('useLists', stem)).toEqual([
    { whole: 'uselists', parts: ['use', 'list'] }
  ])
})

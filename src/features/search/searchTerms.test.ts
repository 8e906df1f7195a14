import { expect, test } from 'vitest'
import { createTokenizer, splitSearchWords } from './searchTerms.ts'

/** A toy stemmer that strips a final s. */
const stem = (word: string) => word.replace(/s$/, '')
const tokenize = createTokenizer(stem)

test.each([
  [
    'a camel-case identifier is indexed whole and in parts',
    'useList',
    'uselist use list'
  ],
  ['a class name too', 'QueryManager', 'querymanager query manager'],
  ['consecutive capitals are one part', 'baseURL', 'baseurl base url'],
  ['even before another word', 'HTTPClient', 'httpclient http client'],
  [
    'the parts of a dotted name are separate words',
    'permissions.request',
    'permission request'
  ],
  [
    'a package name is split into its words',
    '@toolbox/query-keys',
    'toolbox query key'
  ],
  [
    'a flag is indexed whole and in parts',
    'run --no-firebase',
    'run --no-firebase no firebase'
  ],
  ['so is a flag with several dashes', '--a__b--c', '--a__b--c a b c'],
  ['dashes inside a word do not begin a flag', 'x--flag', 'x flag'],
  ['a dollar sign is part of a name', '$ref', '$ref'],
  ['combining marks of Thai letters are kept', 'ที่นี่', 'ที ี่ ่น นี ี่'],
  ['digits stay with adjacent letters', 'v1 base64', 'v1 base64'],
  [
    'constants are split into their words',
    'READ_MEDIA_IMAGES',
    'read_media_images read media image'
  ],
  ['accents are ignored', 'Résumé', 'resume'],
  ['ligatures are split into letters', 'cœur æther ﬁle', 'coeur aether file'],
  ['at the start of a name too', 'ŒuvreÆther', 'oeuvreaether oeuvre aether'],
  ['a sharp s becomes ss', 'Straße', 'strasse'],
  [
    'strokes are dropped from letters',
    'Søren Łódź Đorđe ısı',
    'soren lodz dorde isi'
  ],
  ['soft hyphens are ignored', 'data\u00adbase', 'database'],
  ['vowel points are ignored', 'שָׁלוֹם כִּתָאב', 'שלום כתאב'],
  ['so are those of Arabic, and tatweel', 'الدَّلِيلُ مـــرحبا', 'الدليل مرحبا'],
  ['and the hamza of a letter', 'الإعدادات', 'الاعدادات'],
  ['a maqaf separates words', 'אַל־פִּי', 'אל פי'],
  [
    'a contraction is found with its apostrophe and without',
    "don't",
    'dont don t'
  ],
  [
    'with a typographic one, too',
    'l’installation',
    'linstallation l installation'
  ],
  ['in a name', 'O’Reilly', 'oreilly o reilly'],
  ['quotes around a word are ignored', "'list' ’n’", 'list n'],
  ['words are reduced to stems', 'lists of items', 'list item'],
  ['words of other scripts stay whole', 'מסמך документы', 'מסמך документы'],
  [
    'scripts without spaces are indexed in pairs of characters',
    '検索機能',
    '検索 索機 機能'
  ],
  ['a prolonged sound mark is part of the word', 'サーバー', 'サー ーバ バー'],
  [
    'scripts may follow each other without a space',
    '使用React組件の',
    '使用 react 組件 件の'
  ],
  ['a single character is a word', 'API 表', 'api 表'],
  ['punctuation is ignored', '… – !', '']
])('%s', (_, text, terms) => {
  expect(tokenize(text).join(' ')).toBe(terms)
})

test('stop words count in titles', () => {
  const title = 'When to use it'
  expect(tokenize(title)).toEqual(['use'])
  expect(tokenize(title, { keepStopWords: true })).toEqual([
    'when',
    'to',
    'use',
    'it'
  ])
})

test('a word keeps its original spelling', () => {
  expect(splitSearchWords('useLists', stem)).toEqual([
    { whole: 'uselists', parts: ['use', 'list'] }
  ])
})

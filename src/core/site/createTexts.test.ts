import { expect, test } from 'vitest'
import { englishTexts } from '../model/catalogue.ts'
import { formatCount } from '../model/fillText.ts'
import { createTexts } from './createTexts.ts'

test('untranslated texts are in English', () => {
  const texts = createTexts({ next: 'Weiter' }, 'de')
  expect(texts).toEqual({ ...englishTexts, next: 'Weiter' })
})

test.each([
  ['ar', 0, '0 items'],
  ['ar', 1, '1 item'],
  ['ar', 2, '2 items'],
  ['pl', 5, '5 items'],
  ['ja', 1, '1 items']
])(
  'in %s an English text with the count %d has an English plural',
  (language, count, expected) => {
    const { itemCount } = createTexts({}, language)
    expect(formatCount(itemCount, ['count', count], language)).toBe(expected)
  }
)

test('English texts are unchanged', () => {
  expect(createTexts({}, 'en')).toEqual(englishTexts)
})

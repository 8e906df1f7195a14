import { expect, test } from 'vitest'
import { englishTexts } from '../model/catalogue.ts'
import { formatCount } from '../model/fillText.ts'
import { createTexts } from './createTexts.ts'

test('what is not translated is in English', () => {
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
  'in %s an English text still counts %d as English does',
  (language, count, expected) => {
    const { itemCount } = createTexts({}, language)
    expect(formatCount(itemCount, ['count', count], language)).toBe(expected)
  }
)

test('English itself changes nothing', () => {
  expect(createTexts({}, 'en')).toEqual(englishTexts)
})

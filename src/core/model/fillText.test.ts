import { expect, test } from 'vitest'
import { fillText, formatCount, formatText } from './fillText.ts'

test('2.9.20 a value replaces its placeholder', () => {
  expect(fillText('see {link} ({label}).', { link: 1, label: 'x' })).toEqual([
    'see ',
    1,
    ' (',
    'x',
    ').'
  ])
})

test('a placeholder without a value loses its braces', () => {
  expect(formatText('see {link}', {})).toBe('see link')
})

test('placeholders inside a value are not replaced', () => {
  expect(formatText('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&')
})

test.each([
  ['en', '1 item|{count} items', 0, '0 items'],
  ['en', '1 item|{count} items', 1, '1 item'],
  ['en', '1 item|{count} items', 2, '2 items'],
  ['pl', '{count} wpis|{count} wpisy|{count} wpisów', 3, '3 wpisy'],
  ['pl', '{count} wpis|{count} wpisy|{count} wpisów', 5, '5 wpisów'],
  ['ja', '{count}件', 1, '1件'],
  ['ja', '1 item|{count} items', 1, '1 item'],
  ['ja', '1 item|{count} items', 2, '2 items'],
  ['ar', 'صفر|واحد|اثنان|{count} قليل|{count} كثير|{count}', 2, 'اثنان'],
  ['pl', '{count} wpis|{count} wpisy', 5, '5 wpisy']
])('2.9.20 in %s "%s" with %d is "%s"', (language, text, count, expected) => {
  expect(formatCount(text, ['count', count], language)).toBe(expected)
})

import { expect, test } from 'vitest'
import { type DateStyle, formatDate } from './formatDate.ts'

const english = { htmlLang: 'en', calendar: 'gregory' }

test.each<[string, DateStyle, string]>([
  ['2025-01-20T00:00:00.000Z', 'long', 'January 20, 2025'],
  ['2025-01-20T23:59:59.000Z', 'long', 'January 20, 2025'],
  ['2025-01-01T00:00:00.000Z', 'medium', 'Jan 1, 2025'],
  ['2025-01-20', 'monthDay', 'January 20']
])('2.4.9 the date %s in the style %s is "%s"', (date, form, expected) => {
  expect(formatDate(date, form, english)).toBe(expected)
})

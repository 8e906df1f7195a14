import { expect, test } from 'vitest'
import { sampleSite } from '../client/ui/sampleSite.fixture.tsx'
import { type DateStyle, formatDate, formatLastUpdated } from './formatDate.ts'

const english = { htmlLang: 'en', calendar: 'gregory' }

test.each<[string, DateStyle, string]>([
  ['2025-01-20T00:00:00.000Z', 'long', 'January 20, 2025'],
  ['2025-01-20T23:59:59.000Z', 'long', 'January 20, 2025'],
  ['2025-01-01T00:00:00.000Z', 'medium', 'Jan 1, 2025'],
  ['2025-01-20', 'monthDay', 'January 20']
])('2.4.9 the date %s in the style %s is "%s"', (date, form, expected) => {
  expect(formatDate(date, form, english)).toBe(expected)
})

test('2.5.5 the last update has a short date, or only an author', () => {
  const date = '2025-01-20T23:59:59.000Z'
  expect(formatLastUpdated({ date, author: 'Ada' }, sampleSite)).toEqual({
    date,
    author: 'Ada',
    day: 'Jan 20, 2025'
  })
  expect(formatLastUpdated({ author: 'Ada' }, sampleSite)).toEqual({
    author: 'Ada'
  })
})

test('2.4.9 a date uses the language and calendar of the site', () => {
  const arabic = { htmlLang: 'ar-EG', calendar: 'islamic-umalqura' }
  expect(formatDate('2025-01-20', 'long', arabic)).toBe('٢٠ رجب ١٤٤٦ هـ')
})

import { expect, test } from 'vitest'
import { createLocale } from './createLocale.ts'

test.each([
  ['en', 'English', 'ltr'],
  ['de', 'Deutsch', 'ltr'],
  ['fr', 'Français', 'ltr'],
  ['ar', 'العربية', 'rtl'],
  ['he', 'עברית', 'rtl']
])(
  'the locale %s has the label %s and the direction %s',
  (name, label, direction) => {
    expect(createLocale({ name, calendar: 'gregory' })).toEqual({
      name,
      label,
      htmlLang: name,
      direction,
      calendar: 'gregory'
    })
  }
)

test('configured values override defaults', () => {
  const locale = {
    name: 'ar',
    label: 'Arabic',
    htmlLang: 'ar-EG',
    direction: 'ltr',
    calendar: 'islamic'
  } as const
  expect(createLocale(locale)).toEqual(locale)
})

import { expect, test } from 'vitest'
import { parseDate } from './frontMatterSchema.ts'

test.each([
  ['2025-01-20', '2025-01-20T00:00:00.000Z'],
  ['2025-01-20 08:30', '2025-01-20T08:30:00.000Z'],
  ['2025-01-20T08:30:15', '2025-01-20T08:30:15.000Z'],
  ['2025-01-20T08:30Z', '2025-01-20T08:30:00.000Z'],
  ['2025-01-20T08:30+02:00', '2025-01-20T06:30:00.000Z'],
  [' 2025-01-20 ', '2025-01-20T00:00:00.000Z'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  ['2025-02-30', undefined],
  ['soon', undefined],
  [undefined, undefined]
])('2.4.2 the date %s, in UTC by default, is %s', (written, date) => {
  expect(parseDate(written)).toBe(date)
})

import { expect, test } from 'vitest'
import { formatReadingTime } from './formatReadingTime.ts'

test.each([
  [0, '0 min read'],
  [1, 'One min read'],
  [2, '2 min read']
])('%d minutes are written "%s"', (minutes, expected) => {
  expect(formatReadingTime(minutes, 'en')).toBe(expected)
})

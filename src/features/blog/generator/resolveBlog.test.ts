import { expect, test } from 'vitest'
import { countReadingTime } from './resolveBlog.ts'

test.each([
  ['', 0],
  ['word '.repeat(200), 1],
  ['word '.repeat(201), 2],
  ['語'.repeat(400), 2]
])('2.4.10 reading time is rounded up to whole minutes', (body, minutes) => {
  expect(countReadingTime(body)).toBe(minutes)
})

import { expect, test } from 'vitest'
import { formatCall } from './formatCall.ts'

test.each([
  [[], 'save()'],
  [["it's"], "save('it\\'s')"],
  [[1, true, null, undefined], 'save(1, true, null, undefined)'],
  [[{}], 'save({})'],
  [[{ a: { b: ['c', 2] } }], "save({ a: { b: ['c', 2] } })"],
  [[new Date(2025, 4, 14)], 'save(Wed May 14 2025)']
])('formats a call with %j', (values, expected) => {
  expect(formatCall('save', values)).toBe(expected)
})

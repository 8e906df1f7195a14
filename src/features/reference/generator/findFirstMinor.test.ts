import { expect, test } from 'vitest'
import { findFirstMinor, toMinor } from './findFirstMinor.ts'
import { parseApi } from './parseApi.ts'

test.each([
  [['2.1', '2.0.3', '2.10'], '2.0'],
  [['10.0', '9.2'], '9.2'],
  [['2.10', '2.9'], '2.9'],
  [[], undefined]
])('of the versions %j, the first minor is %j', (versions, expected) => {
  const members = versions.map(
    (version, index) =>
      `/**\n * A.\n * @since ${version}\n */\na${index}: string`
  )
  const { entries } = parseApi(
    `export interface A {\n${members.join('\n')}\nlast: string }`
  )
  expect(findFirstMinor(entries)).toBe(expected)
})

test('a minor version has two parts', () => {
  expect(['2.0', '2.0.1', '3'].map(toMinor)).toEqual(['2.0', '2.0', '3'])
})

import { expect, test } from 'vitest'
import { kebabCase } from './kebabCase.ts'

test.each([
  ['release', 'release'],
  ['React Native', 'react-native'],
  ['camelCase', 'camel-case'],
  ['HTMLParser', 'html-parser'],
  ['API', 'api'],
  ['v2', 'v-2'],
  ['Tom & Jerry’s', 'tom-jerrys'],
  ['Crème brûlée', 'creme-brulee'],
  ['Новый год', 'новый-год'],
  ['日本語', '日本語'],
  ['C++', 'c'],
  ['++', '']
])('the address of %j ends with %j', (text, expected) => {
  expect(kebabCase(text)).toBe(expected)
})

test('a very long text is cut between two letters', () => {
  expect(kebabCase('a'.repeat(500))).toBe('a'.repeat(200))
  expect(kebabCase('日'.repeat(500))).toBe('日'.repeat(66))
})

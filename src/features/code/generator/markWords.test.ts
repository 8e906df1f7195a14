import { expect, test } from 'vitest'
import { markWords } from './markWords.ts'

const line = [{ text: 'const ', classes: 'k' }, { text: 'abcabc' }]

test.each([
  [[], ['const ', 'abcabc']],
  [['bc'], ['const ', 'a', 'bc!', 'a', 'bc!']],
  [['t a'], ['cons', 't !', 'a!', 'bcabc']],
  [
    ['x', ''],
    ['const ', 'abcabc']
  ]
])('highlighting the words %j splits the line into %j', (words, expected) => {
  const tokens = markWords(line, words)
  expect(
    tokens.map(({ text, isWord }) => (isWord ? `${text}!` : text))
  ).toEqual(expected)
})

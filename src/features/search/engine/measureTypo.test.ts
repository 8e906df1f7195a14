import { expect, test } from 'vitest'
import {
  computeLetterMask,
  countMissingLetters,
  measureTypo
} from './measureTypo.ts'

test.each([
  ['the same', 'modal', 'modal', { edits: 0, suffixLength: 0 }],
  [
    'a missing letter',
    'optimstic',
    'optimistic',
    { edits: 1, suffixLength: 0 }
  ],
  ['an extra letter', 'moodal', 'modal', { edits: 1, suffixLength: 0 }],
  ['a wrong letter', 'mobal', 'modal', { edits: 1, suffixLength: 0 }],
  [
    'two swapped letters',
    'retreive',
    'retrieve',
    { edits: 1, suffixLength: 0 }
  ],
  [
    'a suffix after the stem',
    'validation',
    'valid',
    { edits: 0, suffixLength: 5 }
  ],
  ['a typo and a suffix', 'vaildation', 'valid', { edits: 1, suffixLength: 5 }],
  ['too far away', 'modal', 'query', undefined],
  ['too long', 'mod', 'modality', undefined]
])('%s: %s for %s', (_, word, term, expected) => {
  expect(measureTypo(word, term, 2)).toEqual(expected)
})

test('the letters that a word lacks are counted', () => {
  const letters = computeLetterMask('modal')
  expect(countMissingLetters(letters, computeLetterMask('modal'))).toBe(0)
  expect(countMissingLetters(letters, computeLetterMask('query'))).toBe(5)
})

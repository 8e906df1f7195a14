import { expect, test } from 'vitest'
import { expandTerm } from './expandTerm.ts'

const terms = [
  'form',
  'list',
  'listen',
  'modal',
  'modaloutlet',
  'quot',
  'retriev'
]

test.each([
  [
    'a word means itself and its completions',
    ['modal'],
    ['modal', 'modaloutlet']
  ],
  ['a prefix is completed, nearest first', ['lis'], ['list', 'listen']],
  ['a typo is corrected', ['modla'], ['modal']],
  ['a typo before a suffix is corrected too', ['retreived'], ['retriev']],
  ['a short term is not two typos before a suffix', ['midelness'], []],
  ['a very short term with a typo takes a suffix', ['qoutes'], ['quot']],
  ['and not just any letters', ['quokka'], []],
  ['short words are not corrected', ['frm'], []],
  ['a word that resembles no term means nothing', ['zzzzzz'], []]
])('%s', (_, spellings, expected) => {
  expect(expandTerm(spellings, terms).map(([term]) => term)).toEqual(expected)
})

test('an exact match counts more than its completions', () => {
  const [[, exact] = [], [, begun] = []] = expandTerm(['modal'], terms)
  expect(exact).toBeGreaterThan(begun ?? 1)
})

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
    'a word expands to itself and its completions',
    ['modal'],
    ['modal', 'modaloutlet']
  ],
  ['a prefix is completed, shortest first', ['lis'], ['list', 'listen']],
  ['a typo is corrected', ['modla'], ['modal']],
  ['a typo before a suffix is corrected too', ['retreived'], ['retriev']],
  ['a short term with a suffix allows only one typo', ['midelness'], []],
  ['a very short term with a typo allows a suffix', ['qoutes'], ['quot']],
  ['but not arbitrary letters', ['quokka'], []],
  ['short words are not corrected', ['frm'], []],
  ['a word that resembles no term expands to nothing', ['zzzzzz'], []]
])('%s', (_, spellings, expected) => {
  expect(expandTerm(spellings, terms).map(([term]) => term)).toEqual(expected)
})

test('an exact match counts more than its completions', () => {
  const [[, exact] = [], [, begun] = []] = expandTerm(['modal'], terms)
  expect(exact).toBeGreaterThan(begun ?? 1)
})

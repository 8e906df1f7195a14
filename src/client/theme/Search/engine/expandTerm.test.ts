import { expect, test } from 'vitest'
import { expandTerm } from './expandTerm.ts'

const terms = ['form', 'list', 'listen', 'modal', 'modaloutlet', 'retriev']

test.each([
  ['a word is itself, and what it begins', ['modal'], ['modal', 'modaloutlet']],
  ['a beginning is completed, the nearest first', ['lis'], ['list', 'listen']],
  ['a mistake is corrected', ['modla'], ['modal']],
  ['a mistake before an ending too', ['retreived'], ['retriev']],
  ['short words are taken as they are', ['frm'], []],
  ['what resembles nothing is nothing', ['zzzzzz'], []]
])('%s', (_, spellings, expected) => {
  expect(expandTerm(spellings, terms).map(([term]) => term)).toEqual(expected)
})

test('a word that is there counts more than what it begins', () => {
  const [[, exact] = [], [, begun] = []] = expandTerm(['modal'], terms)
  expect(exact).toBeGreaterThan(begun ?? 1)
})

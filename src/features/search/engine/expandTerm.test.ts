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

test.each<[string, readonly string[], readonly string[], object]>([
  [
    'a prefix, weighted by its share of the letters',
    ['lis'],
    terms,
    { list: 0.5625, listen: 0.375 }
  ],
  [
    'a word, weighted far above its completions',
    ['list'],
    terms,
    { list: 1, listen: 1 / 6 }
  ],
  [
    'a word and its stem alike',
    ['lists', 'list'],
    ['list', 'lists'],
    { lists: 1, list: 1 }
  ],
  ['the better of two spellings', ['lis', 'list'], ['listen'], { listen: 0.5 }],
  ['a prefix of two letters', ['li'], ['list'], { list: 0.375 }],
  ['a single letter to nothing', ['l'], ['list'], {}],
  ['a typo', ['modla'], ['modal'], { modal: 0.7 }],
  [
    'a typo to several corrections, the nearest with the highest weight',
    ['settigns'],
    ['setting', 'settings'],
    { settings: 0.7, setting: 0.56 }
  ],
  [
    'a typo to no correction that is much farther away',
    ['settigns'],
    ['setings', 'settings'],
    { settings: 0.7 }
  ],
  [
    'a term with a completion to no correction',
    ['modal'],
    ['modaloutlet', 'model'],
    { modaloutlet: 0.75 * (5 / 11) }
  ]
])('expands %s', (_, spellings, known, expected) => {
  const weights = Object.fromEntries(expandTerm(spellings, known))
  expect(Object.keys(weights)).toEqual(Object.keys(expected))
  for (const [term, weight] of Object.entries(expected)) {
    expect(weights[term]).toBeCloseTo(weight)
  }
})

test.each([
  ['four letters, by one edit', 'lits', 'list', true],
  ['six letters, but not by two', 'lsitne', 'listen', false],
  ['seven letters, by two', 'qeuires', 'queries', true],
  ['forty letters', `${'x'.repeat(38)}yx`, 'x'.repeat(40), true],
  ['more letters, not at all', `${'x'.repeat(39)}yx`, 'x'.repeat(41), false],
  ['three letters of an index term', 'catt', 'cat', false],
  ['a suffix of five letters', 'validation', 'valid', true],
  ['a suffix of six, not at all', 'validations', 'valid', false],
  ['any suffix after a short term without a typo', 'listxyz', 'list', true],
  ['a usual suffix after a short term with one', 'lsitable', 'list', true],
  ['a usual suffix after a short term with one', 'lsiter', 'list', true],
  ['a usual suffix after a short term with one', 'lsition', 'list', true],
  ['a suffix that only begins like one, not at all', 'lsitedx', 'list', false],
  ['a suffix that only ends like one, not at all', 'lsitxed', 'list', false],
  ['any suffix after a longer term with a typo', 'mdoalxyz', 'modal', true]
])('corrects %s: %s', (_, word, term, isFound) => {
  expect(expandTerm([word], [term]).map(([found]) => found)).toEqual(
    isFound ? [term] : []
  )
})

test('only the best 24 completions and 6 corrections are used', () => {
  const longer = Array.from(
    { length: 30 },
    (_, index) => `ab${'c'.repeat(index + 1)}`
  )
  const completions = expandTerm(['ab'], longer.toSorted())
  expect(completions.map(([term]) => term)).toEqual(longer.slice(0, 24))
  const similar = [
    'bodal',
    'codal',
    'dodal',
    'fodal',
    'godal',
    'hodal',
    'jodal'
  ]
  expect(expandTerm(['modal'], similar)).toHaveLength(6)
})

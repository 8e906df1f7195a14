import { countMissing, listLetters, measureTypo } from './measureTypo.ts'

/** A term of the index that a word may mean, with a weight up to 1. */
export type Expansion = readonly [term: string, weight: number]

/** Maximum number of completions of a prefix. */
const MOST_COMPLETIONS = 24
/** Maximum number of corrections of a misspelt word. */
const MOST_CORRECTIONS = 6
/** Minimum length of a word with one edit, and with two. */
const ONE_EDIT_LENGTH = 4
const TWO_EDITS_LENGTH = 7
/** Maximum length of a word to correct. */
const LONGEST_WORD = 40
/** Maximum length of a suffix. */
const LONGEST_ENDING = 5
/** A shorter stem would match almost anything. */
const SHORTEST_STEM = 4

/**
 * Find the terms that a word may mean: itself and its completions; only if
 * there are neither, its corrections.
 *
 * @param spellings of the word: as written, and its stem
 * @param terms of the index, sorted
 */
export function expandTerm(
  spellings: readonly string[],
  terms: readonly string[]
): readonly Expansion[] {
  const exact = spellings.filter(spelling => hasTerm(terms, spelling))
  const weight = exact.length > 0 ? 0.25 : 0.75
  const completions = spellings
    .flatMap(spelling => completeTerm(spelling, terms))
    .filter(([term]) => !exact.includes(term))
  const found = new Map<string, number>(exact.map(term => [term, 1]))
  for (const [term, share] of completions) {
    found.set(term, Math.max(found.get(term) ?? 0, weight * share))
  }
  if (found.size > 0) return [...found]
  for (const [term, share] of correctTerm(spellings, terms)) {
    found.set(term, Math.max(found.get(term) ?? 0, share))
  }
  return [...found]
}

/** The closer a completion's length, the higher its weight. */
function completeTerm(
  beginning: string,
  terms: readonly string[]
): readonly Expansion[] {
  if (beginning.length < 2) return []
  const start = findPlace(terms, beginning)
  const found: Expansion[] = []
  for (let place = start; place < terms.length; place += 1) {
    const term = terms[place] ?? ''
    if (!term.startsWith(beginning)) break
    if (term !== beginning) found.push([term, beginning.length / term.length])
  }
  return found
    .sort((one, other) => other[1] - one[1])
    .slice(0, MOST_COMPLETIONS)
}

function correctTerm(
  spellings: readonly string[],
  terms: readonly string[]
): readonly Expansion[] {
  const found = spellings.flatMap(spelling => {
    const { length } = spelling
    if (length < ONE_EDIT_LENGTH || length > LONGEST_WORD) return []
    const limit = limitEdits(length)
    const letters = listLetters(spelling)
    const corrections: Correction[] = []
    for (const term of terms) {
      if (term.length < 3 || term.length < length - LONGEST_ENDING) continue
      if (countMissing(letters, listLetters(term)) > limit) continue
      const typo = measureTypo(spelling, term, limit)
      if (typo === undefined || typo.rest > LONGEST_ENDING) continue
      const suffix = spelling.slice(length - typo.rest)
      if (suffix !== '' && !isStem(term, typo.edits, suffix)) continue
      corrections.push({ term, cost: typo.edits + typo.rest / 4 })
    }
    return corrections
  })
  const nearest = Math.min(...found.map(({ cost }) => cost))
  return found
    .filter(({ cost }) => cost <= nearest + 0.75)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST_CORRECTIONS)
    .map(({ term, cost }) => [term, 0.7 / (1 + cost - nearest)])
}

function limitEdits(length: number): number {
  return length < TWO_EDITS_LENGTH ? 1 : 2
}

/** What follows a very short stem with a typo, or almost anything is one. */
const SUFFIX = /^(?:able|e|e?[ds]|ers?|ing|ions?|ly|ment|y)$/

/** Whether a term may be what is left of a word without its suffix. */
function isStem(term: string, edits: number, suffix: string): boolean {
  const { length } = term
  if (length < SHORTEST_STEM || edits > limitEdits(length)) return false
  return edits === 0 || length > SHORTEST_STEM || SUFFIX.test(suffix)
}

interface Correction {
  readonly term: string
  /** Number of edits, plus the cost of a suffix. */
  readonly cost: number
}

/** Find the first term that does not sort before a word. */
function findPlace(terms: readonly string[], word: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function hasTerm(terms: readonly string[], word: string): boolean {
  return terms[findPlace(terms, word)] === word
}

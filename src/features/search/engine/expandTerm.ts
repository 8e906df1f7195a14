import {
  computeLetterMask,
  countMissingLetters,
  measureTypo
} from './measureTypo.ts'

/** An index term that a word may mean, with a weight up to 1. */
export type Expansion = readonly [term: string, weight: number]

const MAX_COMPLETIONS = 24
const MAX_CORRECTIONS = 6
/** Shorter words aren't corrected, or only by one edit. */
const MIN_LENGTH_FOR_ONE_EDIT = 4
const MIN_LENGTH_FOR_TWO_EDITS = 7
/** Longer words aren't corrected. */
const MAX_WORD_LENGTH = 40
const MAX_SUFFIX_LENGTH = 5
/** A shorter stem would match almost anything. */
const MIN_STEM_LENGTH = 4

/**
 * Find the terms that a word may mean: the word itself and its completions, or
 * corrections if there are neither.
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

/** The shorter a completion, the higher its weight. */
function completeTerm(
  prefix: string,
  terms: readonly string[]
): readonly Expansion[] {
  if (prefix.length < 2) return []
  const start = findInsertionIndex(terms, prefix)
  const found: Expansion[] = []
  for (let index = start; index < terms.length; index += 1) {
    const term = terms[index] ?? ''
    if (!term.startsWith(prefix)) break
    if (term !== prefix) found.push([term, prefix.length / term.length])
  }
  return found.sort((one, other) => other[1] - one[1]).slice(0, MAX_COMPLETIONS)
}

function correctTerm(
  spellings: readonly string[],
  terms: readonly string[]
): readonly Expansion[] {
  const found = spellings.flatMap(spelling => {
    const { length } = spelling
    if (length < MIN_LENGTH_FOR_ONE_EDIT || length > MAX_WORD_LENGTH) return []
    const limit = limitEdits(length)
    const letters = computeLetterMask(spelling)
    const corrections: Correction[] = []
    for (const term of terms) {
      if (term.length < 3 || term.length < length - MAX_SUFFIX_LENGTH) continue
      if (countMissingLetters(letters, computeLetterMask(term)) > limit)
        continue
      const typo = measureTypo(spelling, term, limit)
      if (typo === undefined || typo.suffixLength > MAX_SUFFIX_LENGTH) continue
      const suffix = spelling.slice(length - typo.suffixLength)
      if (suffix !== '' && !isStem(term, typo.edits, suffix)) continue
      corrections.push({ term, cost: typo.edits + typo.suffixLength / 4 })
    }
    return corrections
  })
  const nearest = Math.min(...found.map(({ cost }) => cost))
  return found
    .filter(({ cost }) => cost <= nearest + 0.75)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MAX_CORRECTIONS)
    .map(({ term, cost }) => [term, 0.7 / (1 + cost - nearest)])
}

function limitEdits(length: number): number {
  return length < MIN_LENGTH_FOR_TWO_EDITS ? 1 : 2
}

/**
 * Suffixes allowed after a very short stem with a typo, which would otherwise match
 * almost anything.
 */
const SUFFIX = /^(?:able|e|e?[ds]|ers?|ing|ions?|ly|ment|y)$/

/** Whether a term may be the stem of a word with this suffix. */
function isStem(term: string, edits: number, suffix: string): boolean {
  const { length } = term
  if (length < MIN_STEM_LENGTH || edits > limitEdits(length)) return false
  return edits === 0 || length > MIN_STEM_LENGTH || SUFFIX.test(suffix)
}

interface Correction {
  readonly term: string
  /** Number of edits, plus the cost of a suffix. */
  readonly cost: number
}

/** Binary search for the first term that doesn't sort before a word. */
function findInsertionIndex(terms: readonly string[], word: string): number {
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
  return terms[findInsertionIndex(terms, word)] === word
}

import {
  isStopWord,
  type Stem,
  splitSearchWords
} from '../../../../model/searchTerms.ts'
import { type Expansion, expandTerm } from './expandTerm.ts'

/** A word of a query: it is found when any of its readings is. */
export interface PlannedWord {
  readonly readings: readonly Reading[]
}

/** Terms of which each may stand for the word, or for a part of it. */
export interface Reading {
  /** How much of the word it stands for. */
  readonly share: number
  readonly expansions: readonly Expansion[]
}

/** What the words of a query mean in terms of an index. */
export interface QueryPlan {
  readonly words: readonly PlannedWord[]
}

/** What planning looks things up in. */
export interface Dictionary {
  /** Sorted. */
  readonly terms: readonly string[]
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  readonly stem: Stem
}

/** How much a synonym counts for. */
const SYNONYM_WEIGHT = 0.6
/** A name's parts together count for less than the name. */
const PARTS_SHARE = 0.8

/** Plan a query: which terms may be meant by each word, and how surely. */
export function planQuery(query: string, dictionary: Dictionary): QueryPlan {
  const all = splitSearchWords(query, dictionary.stem)
  const telling = all.filter(({ whole }) => !isStopWord(whole))
  const words = (telling.length > 0 ? telling : all).map(
    ({ whole, parts }): PlannedWord => {
      if (parts.length === 1) {
        return { readings: [createReading([whole, ...parts], 1, dictionary)] }
      }
      const share = PARTS_SHARE / parts.length
      return {
        readings: [
          createReading([whole], 1, dictionary),
          ...parts.map(part => createReading([part], share, dictionary))
        ]
      }
    }
  )
  return { words }
}

function createReading(
  spellings: readonly string[],
  share: number,
  { terms, synonyms }: Dictionary
): Reading {
  const unique = [...new Set(spellings)]
  const others = unique.flatMap(spelling => synonyms[spelling] ?? [])
  // What has a synonym is no typing error.
  const expansions = expandTerm(unique, terms).filter(
    ([, weight]) => others.length === 0 || weight === 1
  )
  const known = new Set(expansions.map(([term]) => term))
  return {
    share,
    expansions: [
      ...expansions,
      ...others
        .filter(other => !known.has(other))
        .map(other => [other, SYNONYM_WEIGHT] as const)
    ]
  }
}

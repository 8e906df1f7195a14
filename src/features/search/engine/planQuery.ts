import { isStopWord, type Stem, splitSearchWords } from '../searchTerms.ts'
import { type Expansion, expandTerm } from './expandTerm.ts'

/** A word of a query. It counts as found if any of its readings is. */
interface PlannedWord {
  readonly readings: readonly Reading[]
}

/** Terms that may each stand for the word or a part of it. */
interface Reading {
  /** The share of the word that it covers. */
  readonly share: number
  readonly expansions: readonly Expansion[]
}

/** A query's words as terms of an index. */
export interface QueryPlan {
  readonly words: readonly PlannedWord[]
}

/** Lookups that planning needs. */
interface Dictionary {
  /** Sorted. */
  readonly terms: readonly string[]
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  /** Other verbs for the same task. */
  readonly taskVerbs?: ReadonlyMap<string, readonly string[]>
  readonly stem: Stem
}

const SYNONYM_WEIGHT = 0.6
/** Pages that use the reader's verb come first. */
const TASK_VERB_WEIGHT = 0.3
/** All parts of a name together count less than the whole name. */
const PARTS_SHARE = 0.8

/** Plan a query: the terms that each word may mean, with weights. */
export function planQuery(query: string, dictionary: Dictionary): QueryPlan {
  const all = splitSearchWords(query, dictionary.stem)
  const significant = all.filter(({ whole }) => !isStopWord(whole))
  const words = (significant.length > 0 ? significant : all).map(
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
  { terms, synonyms, taskVerbs }: Dictionary
): Reading {
  const unique = [...new Set(spellings)]
  const others = unique.flatMap(spelling => synonyms[spelling] ?? [])
  // A word with synonyms isn't a typo or a prefix.
  const expansions = expandTerm(unique, terms).filter(
    ([, weight]) => others.length === 0 || weight === 1
  )
  const verbs = unique.flatMap(spelling => taskVerbs?.get(spelling) ?? [])
  const known = new Map<string, number>(expansions)
  for (const [added, weight] of [
    [others, SYNONYM_WEIGHT],
    [verbs, TASK_VERB_WEIGHT]
  ] as const) {
    for (const term of added) if (!known.has(term)) known.set(term, weight)
  }
  return { share, expansions: [...known] }
}

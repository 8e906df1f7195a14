import {
  type Postings,
  SEARCH_FIELDS,
  type SearchRoot
} from '../searchIndex.ts'

/** The score of a section, and the terms found in it. */
interface SectionMatch {
  readonly score: number
  readonly terms: ReadonlySet<string>
}

/** Weights of the fields. */
const BOOSTS = { symbols: 5, title: 4, page: 1.2, text: 1, code: 0.4 }
/**
 * Parameters of BM25: k1 (how much repeated terms count) and b (how much the
 * length counts).
 */
const SATURATION = 1.2
const LENGTH_NORMALIZATION = 0.6

/** Scores the sections of an index, by section number. */
type ScoreSections = (
  weights: Iterable<readonly [term: string, weight: number]>,
  findPostings: (term: string) => readonly Postings[]
) => ReadonlyMap<number, SectionMatch>

/**
 * Create the function that scores sections for weighted terms by BM25
 * (https://en.wikipedia.org/wiki/Okapi_BM25), separately for each field. A
 * section's score is the sum over terms and fields, times the square root of the
 * number of distinct terms found: matching every word of a query counts more than
 * matching one, but many completions of a word don't beat the word itself.
 */
export function createScoring(lengths: SearchRoot['lengths']): ScoreSections {
  const count = lengths[0]?.length ?? 0
  const averages = lengths.map(
    list => list.reduce((sum, length) => sum + length, 0) / count
  )

  function score(field: number, section: number, frequency: number): number {
    const length = (lengths[field]?.[section] ?? 0) / (averages[field] ?? 1)
    const norm =
      SATURATION * (1 - LENGTH_NORMALIZATION + LENGTH_NORMALIZATION * length)
    return (frequency * (SATURATION + 1)) / (frequency + norm)
  }

  return (weights, findPostings) => {
    const found = new Map<number, { sum: number; terms: Set<string> }>()
    for (const [term, weight] of weights) {
      for (const [field, postings] of findPostings(term).entries()) {
        const name = SEARCH_FIELDS[field] ?? 'text'
        const rarity = Math.log(
          1 + (count - postings.length + 0.5) / (postings.length + 0.5)
        )
        for (const [section, frequency] of postings) {
          const match = found.get(section) ?? { sum: 0, terms: new Set() }
          match.sum +=
            weight * BOOSTS[name] * rarity * score(field, section, frequency)
          match.terms.add(term)
          found.set(section, match)
        }
      }
    }
    return new Map(
      [...found].map(([section, { sum, terms }]) => [
        section,
        { score: sum * Math.sqrt(terms.size), terms }
      ])
    )
  }
}

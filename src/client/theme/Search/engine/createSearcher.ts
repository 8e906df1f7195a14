import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import {
  SEARCH_FIELDS,
  type SearchRoot,
  type SearchShard,
  unpackPostings,
  unpackTerms
} from '../../../../model/searchIndex.ts'
import type { Stem } from '../../../../model/searchTerms.ts'
import { planQuery, type QueryPlan } from './planQuery.ts'

/** A section that matches a query. */
export interface Hit {
  /** Its position in the index. */
  readonly page: number
  /** Its position among the page's sections. */
  readonly section: number
  readonly score: number
  /** The terms found there. */
  readonly terms: readonly string[]
}

/** Searches one index and keeps what it has fetched. */
export interface Searcher {
  readonly root: SearchRoot
  /** The stemmer of the index's language. */
  readonly stem: Stem
  /**
   * Find the matches for a query, best first.
   *
   * @returns synchronously if everything it needs is loaded
   * @throws whatever fetching throws
   */
  readonly search: (query: string) => readonly Hit[] | Promise<readonly Hit[]>
}

/** Weight of a term by the field it occurs in. */
const BOOSTS = { symbols: 5, title: 4, page: 1.2, text: 1, code: 0.4 }
/** How term frequency and section length matter (BM25+). */
const BM25 = { k: 1.2, b: 0.6, d: 0.4 }
/** Penalty for missing words. */
const MISSING_WORDS_POWER = 3
/**
 * Weight of a page's next best sections, three at most, in the score of all its
 * sections.
 */
const SUPPORT = 0.4
const SUPPORTING_PARTS = 3

/** Create the searcher for an index. */
export function createSearcher(
  root: SearchRoot,
  loadShard: (hash: string) => Promise<SearchShard>
): Searcher {
  const terms = unpackTerms(root.terms)
  const stem: Stem = root.isEnglish ? stemmer : word => word
  const dictionary = { terms, synonyms: root.synonyms, stem }
  const starts = listStarts(root.shards.map(([, count]) => count))
  const places = new Map(terms.map((term, place) => [term, place]))
  const sections = listSections(root)
  const shards = new Map<number, SearchShard>()
  const loading = new Map<number, Promise<void>>()

  function load(number: number): Promise<void> {
    const running = loading.get(number)
    if (running) return running
    const [hash = ''] = root.shards[number] ?? []
    const started = loadShard(hash).then(
      shard => {
        shards.set(number, shard)
      },
      (error: unknown) => {
        loading.delete(number)
        throw error
      }
    )
    loading.set(number, started)
    return started
  }

  function findPostings(term: string): Postings {
    const place = places.get(term)
    if (place === undefined) return []
    const number = findShard(starts, place)
    const fields = shards.get(number)?.[place - (starts[number] ?? 0)] ?? []
    return fields.flatMap((packed, field) =>
      packed ? [[field, unpackPostings(packed)]] : []
    )
  }

  return {
    root,
    stem,
    search: query => {
      const plan = planQuery(query, dictionary)
      const wanted = new Set(listTerms(plan))
      const missing = new Set<number>()
      for (const term of wanted) {
        const place = places.get(term)
        if (place === undefined) continue
        const number = findShard(starts, place)
        if (!shards.has(number)) missing.add(number)
      }
      const answer = () => {
        const found = [...wanted].map(
          term => [term, findPostings(term)] as const
        )
        const engine = createMiniSearch(root, sections.length, found)
        return rank(engine, plan, { root, sections })
      }
      return missing.size === 0
        ? answer()
        : Promise.all([...missing].map(load)).then(answer)
    }
  }
}

/** By field, how often a term occurs in which sections. */
type Postings = readonly (readonly [
  field: number,
  counts: Readonly<Record<number, number>>
])[]

/**
 * MiniSearch loads a stored index; this one contains only the terms of a query
 * and the sections where they occur, so creating it takes no time.
 */
function createMiniSearch(
  root: SearchRoot,
  documentCount: number,
  found: readonly (readonly [term: string, postings: Postings])[]
): MiniSearch {
  const postings = found.flatMap(([, fields]) => fields)
  const numbers = new Set(postings.flatMap(([, counts]) => Object.keys(counts)))
  return MiniSearch.loadJS(
    {
      documentCount,
      nextId: documentCount,
      documentIds: Object.fromEntries(
        Array.from(numbers, each => [each, Number(each)])
      ),
      fieldIds: Object.fromEntries(SEARCH_FIELDS.map((name, id) => [name, id])),
      fieldLength: Object.fromEntries(
        Array.from(numbers, each => [
          each,
          root.lengths.map(list => list[Number(each)] ?? 0)
        ])
      ),
      averageFieldLength: root.lengths.map(
        list => list.reduce((sum, length) => sum + length, 0) / documentCount
      ),
      storedFields: {},
      dirtCount: 0,
      index: found.map(([term, fields]) => [term, Object.fromEntries(fields)]),
      serializationVersion: 2
    } as never, // its type is not exported
    {
      fields: [...SEARCH_FIELDS],
      tokenize: text => [text],
      processTerm: term => term
    }
  )
}

interface RankContext {
  readonly root: SearchRoot
  readonly sections: readonly (readonly [page: number, section: number])[]
}

function rank(
  engine: MiniSearch,
  plan: QueryPlan,
  { root, sections }: RankContext
): readonly Hit[] {
  const weights = new Map<string, number>()
  for (const { readings } of plan.words) {
    for (const { share, expansions } of readings) {
      for (const [term, weight] of expansions) {
        const other = weights.get(term) ?? 0
        weights.set(term, Math.max(other, share * weight))
      }
    }
  }
  if (weights.size === 0) return []
  const results = engine.search(
    {
      combineWith: 'OR',
      queries: [...weights].map(([term, weight]) => ({
        queries: [term],
        boostTerm: () => weight
      }))
    },
    { boost: BOOSTS, bm25: BM25 }
  )
  const hits = results
    .map(({ id, score, match }): Hit => {
      const [page, section] = sections[id] ?? [0, 0]
      const found = measureFound(plan, match)
      const weight = root.pages.weights[page] ?? 1
      return {
        page,
        section,
        score: score * weight * found ** MISSING_WORDS_POWER,
        terms: Object.keys(match)
      }
    })
    .sort((one, other) => other.score - one.score)
  return supportPages(hits)
}

/** A page that matches in several sections is the likelier answer. */
function supportPages(hits: readonly Hit[]): readonly Hit[] {
  const best = new Map<number, readonly number[]>()
  for (const { page, score } of hits) {
    const scores = best.get(page) ?? []
    if (scores.length <= SUPPORTING_PARTS) best.set(page, [...scores, score])
  }
  return hits
    .map(hit => {
      const others = best.get(hit.page)?.slice(1) ?? []
      const support = others.reduce((sum, score) => sum + score, 0)
      return { ...hit, score: hit.score + SUPPORT * support }
    })
    .sort((one, other) => other.score - one.score)
}

/** Measure the share of words found, from 0 to 1. */
function measureFound(
  { words }: QueryPlan,
  match: Readonly<Record<string, unknown>>
): number {
  const found = words.map(({ readings }) => {
    const [whole, ...parts] = readings.map(({ share, expansions }) =>
      expansions.some(([term]) => term in match) ? share : 0
    )
    return Math.max(
      whole ?? 0,
      parts.reduce((sum, share) => sum + share, 0)
    )
  })
  return found.reduce((sum, share) => sum + share, 0) / words.length
}

function listTerms({ words }: QueryPlan): readonly string[] {
  return words.flatMap(({ readings }) =>
    readings.flatMap(({ expansions }) => expansions.map(([term]) => term))
  )
}

function listSections(root: SearchRoot): RankContext['sections'] {
  return root.pages.sections.flatMap((count, page) =>
    Array.from({ length: count }, (_, section) => [page, section] as const)
  )
}

/** Running totals: the sum of the counts before each entry. */
function listStarts(counts: readonly number[]): readonly number[] {
  let sum = 0
  return counts.map(count => {
    sum += count
    return sum - count
  })
}

/** Find the last shard that starts at or before a term. */
function findShard(starts: readonly number[], place: number): number {
  let number = 0
  while ((starts[number + 1] ?? Number.POSITIVE_INFINITY) <= place) number += 1
  return number
}

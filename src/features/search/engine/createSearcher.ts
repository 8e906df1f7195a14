import { stemmer } from 'stemmer'
import { groupBy } from '../../../core/model/groupBy.ts'
import {
  type SearchRoot,
  type SearchShard,
  unpackTerms
} from '../searchIndex.ts'
import type { Stem } from '../searchTerms.ts'
import { createScoring } from './createScoring.ts'
import { openPostings } from './openPostings.ts'
import { planQuery, type QueryPlan } from './planQuery.ts'
import { listTaskVerbs } from './taskVerbs.ts'

/** A section that matches a query. */
export interface Hit {
  /** Number of the page in the index. */
  readonly page: number
  /** Number of the section in the page. */
  readonly section: number
  readonly score: number
  /** The terms found in it. */
  readonly terms: ReadonlySet<string>
}

/** Searches one index and caches fetched files. */
export interface Searcher {
  readonly root: SearchRoot
  /** The stemmer of the index's language. */
  readonly stem: Stem
  /**
   * Find the matches for a query, best first.
   *
   * @returns synchronously if all files it needs are loaded
   * @throws the error of a failed fetch
   */
  readonly search: (query: string) => readonly Hit[] | Promise<readonly Hit[]>
}

/** Penalizes missing words. */
const MATCH_RATIO_EXPONENT = 3
/** How much a page's next best sections add to the score of its hits. */
const SUPPORT_WEIGHT = 0.4
const MAX_SUPPORTING_SECTIONS = 3

/** Create the searcher for an index. */
export function createSearcher(
  root: SearchRoot,
  loadShard: (hash: string) => Promise<SearchShard>
): Searcher {
  const terms = unpackTerms(root.terms)
  const stem: Stem = root.isEnglish ? stemmer : word => word
  const dictionary = {
    terms,
    synonyms: root.synonyms,
    stem,
    ...(root.isEnglish && { taskVerbs: listTaskVerbs(stem) })
  }
  const postings = openPostings(terms, root.shards, loadShard)
  const scoreSections = createScoring(root.lengths)
  const locations = listSectionLocations(root)
  const plan = (text: string) => planQuery(text, dictionary)

  function rank(query: QueryPlan, weights: TermWeights): readonly Hit[] {
    const matches = scoreSections(weights, postings.find)
    const hits = Array.from(matches, ([number, { score, terms }]): Hit => {
      const [page, section] = locations[number] ?? [0, 0]
      const weight = root.pages.weights[page] ?? 1
      const found = matchRatio(query, terms) ** MATCH_RATIO_EXPONENT
      return { page, section, score: score * weight * found, terms }
    })
    return supportPages(hits.sort(compareHits))
  }

  return {
    root,
    stem,
    search: text => {
      const query = plan(text)
      const weights = weighTerms(query)
      const loading = postings.load(weights.keys())
      return loading
        ? loading.then(() => rank(query, weights))
        : rank(query, weights)
    }
  }
}

type TermWeights = ReadonlyMap<string, number>

/** Weight of each term in a plan: the highest one if it has several. */
function weighTerms({ words }: QueryPlan): TermWeights {
  const weights = new Map<string, number>()
  for (const { share, expansions } of words.flatMap(word => word.readings)) {
    for (const [term, weight] of expansions) {
      weights.set(term, Math.max(weights.get(term) ?? 0, share * weight))
    }
  }
  return weights
}

/** Raise pages that match in several sections. */
function supportPages(hits: readonly Hit[]): readonly Hit[] {
  const best = new Map<number, readonly number[]>()
  for (const { page, score } of hits) {
    const scores = best.get(page) ?? []
    if (scores.length <= MAX_SUPPORTING_SECTIONS)
      best.set(page, [...scores, score])
  }
  return hits
    .map(hit => {
      const others = best.get(hit.page)?.slice(1) ?? []
      const support = others.reduce((sum, score) => sum + score, 0)
      return { ...hit, score: hit.score + SUPPORT_WEIGHT * support }
    })
    .sort(compareHits)
}

function compareHits(one: Hit, other: Hit): number {
  return other.score - one.score
}

/** The share of a query's words that were found, from 0 to 1. */
function matchRatio({ words }: QueryPlan, terms: ReadonlySet<string>): number {
  const found = words.map(({ readings }) => {
    const [whole, ...parts] = readings.map(({ share, expansions }) =>
      expansions.some(([term]) => terms.has(term)) ? share : 0
    )
    return Math.max(
      whole ?? 0,
      parts.reduce((sum, share) => sum + share, 0)
    )
  })
  return found.reduce((sum, share) => sum + share, 0) / words.length
}

/** List page and section by the section numbers of postings. */
function listSectionLocations({ pages }: SearchRoot) {
  return pages.sections.flatMap((count, page) =>
    Array.from({ length: count }, (_, section) => [page, section] as const)
  )
}

/** Results under one label, for example those of one library. */
export interface HitGroup {
  readonly label: string
  readonly hits: readonly Hit[]
}

const MAX_PAGES = 6
const MAX_SECTIONS_PER_PAGE = 3
/** Minimum score of a page's other sections, relative to its best one. */
const SECTION_THRESHOLD = 0.7

/**
 * Select the hits to show, grouped by the group of their page. Groups, pages and
 * sections are ordered by their best hit.
 */
export function groupHits(
  hits: readonly Hit[],
  { groups, pages }: Pick<SearchRoot, 'groups' | 'pages'>
): readonly HitGroup[] {
  const byPage = new Map<number, Hit[]>()
  for (const hit of hits) {
    const known = byPage.get(hit.page)
    if (known === undefined) {
      if (byPage.size < MAX_PAGES) byPage.set(hit.page, [hit])
      continue
    }
    const isCloseToBest =
      hit.score >= SECTION_THRESHOLD * (known[0]?.score ?? 0)
    if (known.length < MAX_SECTIONS_PER_PAGE && isCloseToBest) known.push(hit)
  }
  const shown = [...byPage.values()].flat()
  const byGroup = groupBy(shown, ({ page }) => pages.groups[page] ?? 0)
  return [...byGroup].map(([group, found]) => ({
    label: groups[group] ?? '',
    hits: found
  }))
}

import type { OutputFile } from './paths.ts'

/** The root of the search index, relative to the base; names all its files. */
export const SEARCH_INDEX_FILE = 'search.json' as OutputFile // relative

/** Where a word can stand in a part of a page; the order is that of postings. */
export const SEARCH_FIELDS = [
  'symbols',
  'title',
  'page',
  'text',
  'code'
] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/**
 * What every search needs, small enough to be fetched at once: the words there
 * are, and the pages. Lists of equal length tell of the same things.
 */
export interface SearchRoot {
  /** Whether words are reduced to English stems. */
  readonly isEnglish: boolean
  /** Further words for a word, all in the index's own terms. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  /** Names of what pages belong to. */
  readonly groups: readonly string[]
  readonly pages: {
    /** Without base. */
    readonly paths: readonly string[]
    readonly titles: readonly string[]
    /** Places among the groups. */
    readonly groups: readonly number[]
    /** What a page's score is multiplied with. */
    readonly weights: readonly number[]
    /** How many parts each page has; parts are counted through all pages. */
    readonly sections: readonly number[]
    /** Hashes of the pages' texts, in the names of their files. */
    readonly texts: readonly string[]
  }
  /** Words in each part, by field. */
  readonly lengths: readonly (readonly number[])[]
  /** All terms in order, as {@link packTerms} writes them. */
  readonly terms: string
  /** Files of postings, and how many terms each has. */
  readonly shards: readonly (readonly [hash: string, terms: number])[]
}

/**
 * Where terms stand, by term and field: numbers of parts as differences, times
 * 4, plus how often the term stands there (0 for once, 3 for more than 3 times);
 * 0 where it stands nowhere in a field.
 */
export type SearchShard = readonly (readonly (readonly number[] | 0)[])[]

/** Some parts of a page in order, to be shown. */
export type SearchTexts = readonly (readonly [
  id: string,
  heading: string,
  text: string,
  code: string
])[]

/** Name the file of postings, relative to the base. */
export function createShardFile(hash: string): OutputFile {
  return `assets/search/terms.${hash}.json` as OutputFile // relative
}

/** Parts of a page in one file: a result shows a few of a page's fifty. */
const PARTS_PER_FILE = 8

/**
 * Name the file that holds the text of a page's part, relative to the base.
 *
 * @param hash of all texts of the page
 * @param section counts the page's parts from 0
 */
export function createTextsFile(hash: string, section: number): OutputFile {
  const number = Math.floor(section / PARTS_PER_FILE)
  return `assets/search/text.${number}.${hash}.json` as OutputFile // relative
}

/** Find the text of a part in its file. */
export function findTextIn(texts: SearchTexts, section: number) {
  return texts[section % PARTS_PER_FILE]
}

/** Tell whether a file belongs to the search. */
export function isSearchFile(file: string): boolean {
  return file === SEARCH_INDEX_FILE || file.startsWith('assets/search/')
}

const PREFIX_LIMIT = 35

/** Write sorted terms, each by what it does not share with the one before. */
export function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = countShared(terms[index - 1] ?? '', term)
      return `${shared.toString(36)}${term.slice(shared)}`
    })
    .join('\n')
}

/** Read what {@link packTerms} wrote. */
export function unpackTerms(packed: string): readonly string[] {
  let previous = ''
  return packed === ''
    ? []
    : packed.split('\n').map(entry => {
        const shared = Number.parseInt(entry.charAt(0), 36)
        previous = previous.slice(0, shared) + entry.slice(1)
        return previous
      })
}

function countShared(one: string, other: string): number {
  let count = 0
  while (
    count < PREFIX_LIMIT &&
    count < one.length &&
    one[count] === other[count]
  ) {
    count += 1
  }
  return count
}

/** Write where a term stands in one field: pairs of part and count, in order. */
export function packPostings(
  postings: Iterable<readonly [section: number, count: number]>
): readonly number[] {
  let previous = 0
  return [...postings].map(([section, count]) => {
    const difference = section - previous
    previous = section
    return difference * 4 + Math.min(count, 4) - 1
  })
}

/** Read what {@link packPostings} wrote: how often by part. */
export function unpackPostings(
  packed: readonly number[]
): Record<number, number> {
  let section = 0
  const counts: Record<number, number> = {}
  for (const entry of packed) {
    section += Math.floor(entry / 4)
    counts[section] = (entry % 4) + 1
  }
  return counts
}

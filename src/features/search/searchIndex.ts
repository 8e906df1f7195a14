import type { OutputFile } from '../../core/model/paths.ts'

/** Root of the search index, relative to the base. Names all other files. */
export const SEARCH_INDEX_FILE = 'search.json' as OutputFile // relative

/** Fields of a section, in the order used in postings. */
export const SEARCH_FIELDS = [
  'symbols',
  'title',
  'page',
  'text',
  'code'
] as const
export type IndexField = (typeof SEARCH_FIELDS)[number]

/**
 * The terms and pages, which every search needs; small enough to fetch at once.
 * Lists of equal length are parallel.
 */
export interface SearchRoot {
  /** Whether words are reduced to English stems. */
  readonly isEnglish: boolean
  /** Synonyms by word, all as index terms. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  /** Names of the groups that pages belong to. */
  readonly groups: readonly string[]
  readonly pages: {
    /** Without base. */
    readonly paths: readonly string[]
    readonly titles: readonly string[]
    /** Each page's index in `groups`. */
    readonly groups: readonly number[]
    /** Factor for each page's score. */
    readonly weights: readonly number[]
    /**
     * Number of sections of each page. Sections are numbered across all pages.
     */
    readonly sections: readonly number[]
    /** Hashes of the pages' texts, in the names of their files. */
    readonly texts: readonly string[]
  }
  /** Number of words in each section, by field. */
  readonly lengths: readonly (readonly number[])[]
  /** All terms, sorted and packed by {@link packTerms}. */
  readonly terms: string
  /** Posting files, with the number of terms in each. */
  readonly shards: readonly (readonly [hash: string, terms: number])[]
}

/**
 * Postings by term and field: differences between section numbers, times 4,
 * plus the count (0 for once, 3 for more than three times); 0 if the field
 * doesn't contain the term.
 */
export type SearchShard = readonly (readonly (readonly number[] | 0)[])[]

/** Consecutive sections of a page, for display. */
export type SearchTexts = readonly (readonly [
  id: string,
  heading: string,
  text: string,
  code: string
])[]

/** Create the name of a posting file, relative to the base. */
export function nameShardFile(hash: string): OutputFile {
  return `assets/search/terms.${hash}.json` as OutputFile // relative
}

/** A page may have fifty sections, of which results show only a few. */
const SECTIONS_PER_FILE = 8

/**
 * Create the name of the file with the text of a section, relative to the base.
 *
 * @param hash of all texts of the page
 * @param section index of the section in its page, from 0
 */
export function nameTextsFile(hash: string, section: number): OutputFile {
  const number = Math.floor(section / SECTIONS_PER_FILE)
  return `assets/search/text.${number}.${hash}.json` as OutputFile // relative
}

/**
 * Find the text of a section in its file.
 *
 * @param section as for {@link nameTextsFile}
 */
export function findTextIn(texts: SearchTexts, section: number) {
  return texts[section % SECTIONS_PER_FILE]
}

const PREFIX_LIMIT = 35

/** Pack sorted terms with front coding: each omits the prefix it shares with the previous one. */
export function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = countShared(terms[index - 1] ?? '', term)
      return `${shared.toString(36)}${term.slice(shared)}`
    })
    .join('\n')
}

/** Reverse {@link packTerms}. */
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

/** A term's postings in one field, as they are counted. */
export interface PackedPostings {
  readonly packed: number[]
  /** Number of the latest section. */
  last: number
}

/** The highest count that postings distinguish. */
const MAX_COUNT = 4

/**
 * Count an occurrence of a term.
 *
 * @param section number of the section; never decreases
 */
export function addOccurrence(postings: PackedPostings, section: number): void {
  const { packed, last } = postings
  const entry = packed.at(-1)
  if (entry === undefined || section > last) {
    packed.push((section - last) * MAX_COUNT)
    postings.last = section
  } else if (entry % MAX_COUNT < MAX_COUNT - 1) {
    packed[packed.length - 1] = entry + 1
  }
}

/**
 * Append postings whose sections are numbered from another section.
 *
 * @param start number of that section; higher than all sections so far
 */
export function appendPostings(
  postings: PackedPostings,
  { packed: [first, ...others], last }: PackedPostings,
  start: number
): void {
  if (first === undefined) return
  postings.packed.push(first + (start - postings.last) * MAX_COUNT)
  for (const entry of others) postings.packed.push(entry)
  postings.last = start + last
}

/** The sections that a term occurs in, and how often. */
export type Postings = readonly (readonly [section: number, count: number])[]

/** List the postings that {@link addOccurrence} packed. */
export function unpackPostings(packed: readonly number[]): Postings {
  let section = 0
  return packed.map(entry => {
    section += Math.floor(entry / MAX_COUNT)
    return [section, (entry % MAX_COUNT) + 1]
  })
}

import { stemmer } from 'stemmer'
import { hashContent } from '../../../core/build/hashContent.ts'
import type { OutputText } from '../../../core/build/output/outputText.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import {
  createShardFile,
  createTextsFile,
  type IndexField,
  packPostings,
  packTerms,
  SEARCH_FIELDS,
  SEARCH_INDEX_FILE,
  type SearchRoot,
  type SearchShard,
  type SearchTexts
} from '../searchIndex.ts'
import { createTokenizer, type Stem, type Tokenize } from '../searchTerms.ts'

/** A section of a page, as a search result. */
export interface SearchSection {
  /** Anchor; empty before the first heading. */
  readonly id: string
  /** Empty before the first heading. */
  readonly heading: string
  /** Whether it's a row of a reference table, with the heading `owner.name`. */
  readonly isMember?: boolean
  /** Identifiers documented here. */
  readonly symbols: readonly string[]
  readonly text: string
  /** Samples and types, line by line. */
  readonly code: string
}

/** A page to index. */
export interface SearchedPage {
  /** Without base. */
  readonly path: string
  readonly title: string
  /** Name of the part of the site that it belongs to, as shown to readers. */
  readonly group: string
  readonly weight: number
  readonly sections: readonly SearchSection[]
}

/** Input of the indexer. */
export interface SearchRequest {
  readonly pages: readonly SearchedPage[]
  /** The locale's, as in `<html lang>`. */
  readonly language: string
  readonly synonyms: Readonly<Record<string, readonly string[]>>
}

/** The files of an index; the root names the others. */
export interface SearchIndex {
  readonly root: OutputText
  readonly shards: readonly OutputText[]
  /** The texts of a page's sections, by its path. */
  readonly texts: ReadonlyMap<string, readonly OutputText[]>
}

/** List all files of an index; pages with identical text share files. */
export function listSearchFiles({
  root,
  shards,
  texts
}: SearchIndex): readonly OutputText[] {
  return [root, ...shards, ...[...texts.values()].flat()]
}

/** Characters of postings per file, about 1.5 kB over the network. */
const SHARD_SIZE = 4_000

/**
 * Create the search index.
 *
 * The root holds every term and no text. Postings are in shards, so a query
 * fetches only those of its own words; the texts of results are in files of
 * eight sections each. All names but the root's contain content hashes, so
 * changing a page changes few files.
 */
export function createSearchIndex({
  pages,
  language,
  synonyms
}: SearchRequest): SearchIndex {
  const isEnglish = /^en\b/i.test(language)
  const stem: Stem = isEnglish ? stemmer : word => word
  const tokenize = createTokenizer(stem)
  const { postings, lengths } = createPostings(pages, tokenize)
  const terms = [...postings.keys()].sort()
  const shards = createShards(terms, postings)
  const texts = pages.map(createTexts)
  const groups = [...new Set(pages.map(({ group }) => group))]
  const root: SearchRoot = {
    isEnglish,
    synonyms: stemSynonyms(synonyms, tokenize),
    groups,
    pages: {
      paths: pages.map(({ path }) => path),
      titles: pages.map(({ title }) => title),
      groups: pages.map(({ group }) => groups.indexOf(group)),
      weights: pages.map(({ weight }) => weight),
      sections: pages.map(({ sections }) => sections.length),
      texts: texts.map(({ hash }) => hash)
    },
    lengths,
    terms: packTerms(terms),
    shards: shards.map(({ hash, count }) => [hash, count])
  }
  return {
    root: { file: SEARCH_INDEX_FILE, text: JSON.stringify(root) },
    shards: shards.map(({ hash, text }) => ({
      file: createShardFile(hash),
      text
    })),
    texts: new Map(
      pages.map(({ path }, index) => [path, texts[index]?.files ?? []])
    )
  }
}

/** The sections that a term occurs in, in order, and how often. */
interface Counts {
  readonly sections: number[]
  readonly counts: number[]
}

/** By term and field. */
type PostingsByTerm = Map<string, readonly Counts[]>

function createPostings(pages: readonly SearchedPage[], tokenize: Tokenize) {
  const postings: PostingsByTerm = new Map()
  const lengths: number[][] = SEARCH_FIELDS.map(() => [])
  let number = 0
  for (const page of pages) {
    for (const section of page.sections) {
      const fields = listFields(page, section, tokenize)
      for (const [field, name] of SEARCH_FIELDS.entries()) {
        const terms = fields[name]
        lengths[field]?.push(roundLength(terms.length))
        for (const term of terms) count(term, field, number)
      }
      number += 1
    }
  }
  return { postings, lengths }

  function count(term: string, field: number, section: number): void {
    let fields = postings.get(term)
    if (fields === undefined) {
      fields = SEARCH_FIELDS.map(() => ({ sections: [], counts: [] }))
      postings.set(term, fields)
    }
    const { sections, counts } = fields[field] as Counts // one for each field
    if (sections.at(-1) !== section) {
      sections.push(section)
      counts.push(0)
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
  }
}

/** Exact for short sections, where every word matters; otherwise rounded, to compress better. */
function roundLength(length: number): number {
  return length < 8 ? length : Math.round(length / 8) * 8
}

function listFields(
  page: SearchedPage,
  section: SearchSection,
  tokenize: Tokenize
): Readonly<Record<IndexField, readonly string[]>> {
  const isTop = section.id === ''
  const whole = { keepStopWords: true }
  return {
    symbols: section.symbols.flatMap(name => tokenize(name, whole)),
    title: tokenize(isTop ? page.title : findTitle(section), whole),
    page: tokenize(`${page.group} ${isTop ? '' : page.title}`),
    text: tokenize(section.text),
    // A repeated sample adds nothing.
    code: [...new Set(tokenize(section.code))]
  }
}

/** A member's title is its owner, because its own name is one of its symbols. */
function findTitle({ heading, isMember }: SearchSection): string {
  return isMember
    ? heading.slice(0, Math.max(heading.indexOf('.'), 0))
    : heading
}

interface Shard {
  readonly hash: string
  readonly text: string
  /** Number of terms. */
  readonly count: number
}

function createShards(
  terms: readonly string[],
  postings: PostingsByTerm
): readonly Shard[] {
  const shards: Shard[] = []
  let entries: string[] = []
  let size = 0
  const end = () => {
    if (entries.length === 0) return
    const text = `[${entries.join()}]`
    shards.push({ hash: hashContent(text, 8), text, count: entries.length })
    entries = []
    size = 0
  }
  for (const term of terms) {
    const fields = postings.get(term) ?? []
    const shard: SearchShard[number] = fields.map(({ sections, counts }) =>
      sections.length === 0 ? 0 : packPostings(sections, counts)
    )
    const entry = JSON.stringify(shard)
    entries.push(entry)
    size += entry.length
    if (size > SHARD_SIZE) end()
  }
  end()
  return shards
}

function createTexts({ sections }: SearchedPage) {
  const texts: SearchTexts = sections.map(({ id, heading, text, code }) => [
    id,
    heading,
    text,
    code
  ])
  const hash = hashContent(JSON.stringify(texts), 8)
  const byFile = groupBy([...texts.entries()], ([section]) =>
    createTextsFile(hash, section)
  )
  const files = [...byFile].map(([file, entries]) => ({
    file,
    text: JSON.stringify(entries.map(([, text]) => text))
  }))
  return { hash, files }
}

function stemSynonyms(
  synonyms: Readonly<Record<string, readonly string[]>>,
  tokenize: Tokenize
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(synonyms).map(([word, others]) => [
      tokenize(word)[0] ?? word,
      [...new Set(others.flatMap(other => tokenize(other)))]
    ])
  )
}

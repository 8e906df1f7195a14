import { stemmer } from 'stemmer'
import { hashContent } from '../../../core/build/hashContent.ts'
import type { OutputText } from '../../../core/build/output/outputText.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import {
  createShardFile,
  createTextsFile,
  packPostings,
  packTerms,
  SEARCH_FIELDS,
  SEARCH_INDEX_FILE,
  type SearchField,
  type SearchRoot,
  type SearchShard,
  type SearchTexts
} from '../searchIndex.ts'
import type { SearchSection } from '../searchSection.ts'
import { createTermLister, type ListTerms, type Stem } from '../searchTerms.ts'

/** A page as indexed by the search. */
export interface SearchedPage {
  /** Without base. */
  readonly path: string
  readonly title: string
  /** The part of the site it belongs to, as readers know it. */
  readonly group: string
  readonly weight: number
  readonly sections: readonly SearchSection[]
}

/** What to index. */
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

/** List all files of an index; pages that say the same share files. */
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
 * The root holds every word and no text. Where words occur is in shards, so a
 * query fetches those of its own words; the texts that results show are in
 * files of eight sections each. All but the root are named by their content,
 * and a changed page changes few.
 */
export function createSearchIndex({
  pages,
  language,
  synonyms
}: SearchRequest): SearchIndex {
  const isEnglish = /^en\b/i.test(language)
  const stem: Stem = isEnglish ? stemmer : word => word
  const listTerms = createTermLister(stem)
  const { postings, lengths } = createPostings(pages, listTerms)
  const terms = [...postings.keys()].sort()
  const shards = createShards(terms, postings)
  const texts = pages.map(createTexts)
  const groups = [...new Set(pages.map(({ group }) => group))]
  const root: SearchRoot = {
    isEnglish,
    synonyms: stemSynonyms(synonyms, listTerms),
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

/** Sections in order, and how often a term occurs in each. */
interface Counts {
  readonly sections: number[]
  readonly counts: number[]
}

/** By term and field. */
type Postings = Map<string, readonly Counts[]>

function createPostings(pages: readonly SearchedPage[], listTerms: ListTerms) {
  const postings: Postings = new Map()
  const lengths: number[][] = SEARCH_FIELDS.map(() => [])
  let number = 0
  for (const page of pages) {
    for (const section of page.sections) {
      const fields = listFields(page, section, listTerms)
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

/**
 * For short sections every word matters; longer lengths compress better
 * rounded.
 */
function roundLength(length: number): number {
  return length < 8 ? length : Math.round(length / 8) * 8
}

function listFields(
  page: SearchedPage,
  section: SearchSection,
  listTerms: ListTerms
): Readonly<Record<SearchField, readonly string[]>> {
  const isTop = section.id === ''
  const whole = { keepsStopWords: true }
  const path = page.path.split('/').slice(2, -1).join(' ')
  return {
    symbols: section.symbols.flatMap(name => listTerms(name, whole)),
    title: listTerms(isTop ? page.title : findTitle(section), whole),
    page: [
      ...new Set(listTerms(`${page.group} ${path} ${isTop ? '' : page.title}`))
    ],
    text: listTerms(section.text),
    // A repeated sample adds nothing.
    code: [...new Set(listTerms(section.code))]
  }
}

/** A member's name is among its symbols; its title is what it belongs to. */
function findTitle({ heading, isMember }: SearchSection): string {
  return isMember
    ? heading.slice(0, Math.max(heading.indexOf('.'), 0))
    : heading
}

interface Shard {
  readonly hash: string
  readonly text: string
  /** Of terms. */
  readonly count: number
}

function createShards(
  terms: readonly string[],
  postings: Postings
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
  const files = [...byFile].map(([file, held]) => ({
    file,
    text: JSON.stringify(held.map(([, text]) => text))
  }))
  return { hash, files }
}

function stemSynonyms(
  synonyms: Readonly<Record<string, readonly string[]>>,
  listTerms: ListTerms
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(synonyms).map(([word, others]) => [
      listTerms(word)[0] ?? word,
      [...new Set(others.flatMap(other => listTerms(other)))]
    ])
  )
}

import type { OutputText } from '../../../core/output/outputText.ts'
import { splitIntoBlocks } from '../../../core/platform/cache/splitIntoBlocks.ts'
import { hashContent } from '../../../core/platform/hashContent.ts'
import {
  appendPostings,
  nameShardFile,
  type PackedPostings,
  packTerms,
  SEARCH_FIELDS,
  SEARCH_INDEX_FILE,
  type SearchRoot,
  type SearchShard
} from '../searchIndex.ts'
import type { Tokenize } from '../searchTerms.ts'
import {
  createLocaleTokenizer,
  indexBlock,
  isEnglish,
  type SearchBlock,
  type SearchedPage
} from './indexBlock.ts'

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

/** The texts of an index's files, by their names. */
export function mapSearchFiles(
  index: SearchIndex
): ReadonlyMap<string, string> {
  return new Map(listSearchFiles(index).map(({ file, text }) => [file, text]))
}

/** Characters of postings per file, about 1.5 kB over the network. */
const SHARD_SIZE = 4_000

/** Average number of pages in a block. */
const BLOCK_SIZE = 64

/** Split the pages into blocks, each of which is indexed once. */
export function listSearchBlocks(
  pages: readonly SearchedPage[]
): readonly (readonly SearchedPage[])[] {
  return splitIntoBlocks(pages, BLOCK_SIZE, ({ path }) => path)
}

/** Build the search index of pages that haven't been indexed before. */
export function buildSearchIndex(request: SearchRequest): SearchIndex {
  const tokenize = createLocaleTokenizer(request.language)
  const blocks = listSearchBlocks(request.pages).map(pages =>
    indexBlock(pages, tokenize)
  )
  return joinBlocks(request, blocks)
}

/**
 * Create the search index from the blocks of {@link listSearchBlocks}.
 *
 * The root holds every term and no text. Postings are in shards, so a query
 * fetches only those of its own words; the texts of results are in files of
 * eight sections each. All names but the root's contain content hashes, so
 * changing a page changes few files.
 */
export function joinBlocks(
  { pages, language, synonyms }: SearchRequest,
  blocks: readonly SearchBlock[]
): SearchIndex {
  const postings = joinPostings(blocks)
  const terms = [...postings.keys()].sort()
  const shards = createShards(terms, postings)
  const texts = blocks.flatMap(block => block.texts)
  const groups = [...new Set(pages.map(({ group }) => group))]
  const root: SearchRoot = {
    isEnglish: isEnglish(language),
    synonyms: stemSynonyms(synonyms, createLocaleTokenizer(language)),
    groups,
    pages: {
      paths: pages.map(({ path }) => path),
      titles: pages.map(({ title }) => title),
      groups: pages.map(({ group }) => groups.indexOf(group)),
      weights: pages.map(({ weight }) => weight),
      sections: pages.map(({ sections }) => sections.length),
      texts: texts.map(({ hash }) => hash)
    },
    lengths: SEARCH_FIELDS.map((_, field) =>
      blocks.flatMap(({ lengths }) => lengths[field] ?? [])
    ),
    terms: packTerms(terms),
    shards: shards.map(({ hash, count }) => [hash, count])
  }
  return {
    root: { file: SEARCH_INDEX_FILE, text: JSON.stringify(root) },
    shards: shards.map(({ hash, text }) => ({
      file: nameShardFile(hash),
      text
    })),
    texts: new Map(
      pages.map(({ path }, index) => [path, texts[index]?.files ?? []])
    )
  }
}

/** By term and field; a field without the term is missing. */
type PostingsByTerm = ReadonlyMap<string, readonly PackedPostings[]>

function joinPostings(blocks: readonly SearchBlock[]): PostingsByTerm {
  const joined = new Map<string, PackedPostings[]>()
  let start = 0
  for (const { terms, postings, lengths } of blocks) {
    for (const [index, term] of terms.entries()) {
      const known = joined.get(term)
      const fields = known ?? []
      if (known === undefined) joined.set(term, fields)
      postings[index]?.forEach((added, field) => {
        fields[field] ??= { packed: [], last: 0 }
        appendPostings(fields[field], added, start)
      })
    }
    start += lengths[0]?.length ?? 0
  }
  return joined
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
    const shard: SearchShard[number] = SEARCH_FIELDS.map(
      (_, field) => fields[field]?.packed ?? 0
    )
    const entry = JSON.stringify(shard)
    entries.push(entry)
    size += entry.length
    if (size > SHARD_SIZE) end()
  }
  end()
  return shards
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

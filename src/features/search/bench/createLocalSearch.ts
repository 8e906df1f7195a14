import { brotliCompressSync, constants } from 'node:zlib'
import { createOpenIndex } from '../engine/createOpenIndex.ts'
import { createSearcher, groupHits } from '../engine/createSearcher.ts'
import { searchPhrase } from '../engine/searchPhrase.ts'
import { buildSearchIndex } from '../generator/buildSearchIndex.ts'
import type { SearchedPage } from '../generator/indexBlock.ts'
import {
  nameShardFile,
  nameTextsFile,
  type SearchRoot,
  type SearchShard
} from '../searchIndex.ts'
import type { FindPages } from './rankQuestions.ts'

/** The site's search, with an in-memory index. */
export interface LocalSearch {
  /** Pages of all hits, in order. */
  readonly find: FindPages
  /** Pages in the order the dialog shows them. */
  readonly findShown: FindPages
  /** Compressed size of the root, in bytes. */
  readonly rootSize: number
  /** Bytes that a query fetches besides the root, with nothing cached. */
  readonly measureQuery: (query: string) => Promise<number>
}

/** Create the search of some pages, as it runs in the browser. */
export function createLocalSearch(pages: readonly SearchedPage[]): LocalSearch {
  const files = buildSearchIndex({ pages, language: 'en', synonyms: {} })
  const shards = new Map<string, string>(
    files.shards.map(({ file, text }) => [file, text])
  )
  const texts = new Map<string, string>(
    [...files.texts.values()].flat().map(({ file, text }) => [file, text])
  )
  const root: SearchRoot = JSON.parse(files.root.text)

  function start(onLoad: (text: string) => void = () => {}) {
    return createSearcher(root, async (hash): Promise<SearchShard> => {
      const text = shards.get(nameShardFile(hash)) ?? '[]'
      onLoad(text)
      return JSON.parse(text)
    })
  }

  const searcher = start()
  const index = createOpenIndex(root, async file =>
    JSON.parse(shards.get(file) ?? texts.get(file) ?? '[]')
  )
  const nameOf = (page: number) => root.pages.paths[page] ?? ''
  return {
    find: async query =>
      (await searcher.search(query)).map(({ page }) => nameOf(page)),
    findShown: async query =>
      groupHits(await searchPhrase(query, index), root).flatMap(({ hits }) =>
        hits.map(({ page }) => nameOf(page))
      ),
    rootSize: measure(files.root.text),
    measureQuery: async query => {
      let bytes = 0
      const add = (text: string) => {
        bytes += measure(text)
      }
      const hits = await start(add).search(query)
      const shown = groupHits(hits, root).flatMap(group => group.hits)
      const files = shown.map(({ page, section }) =>
        nameTextsFile(root.pages.texts[page] ?? '', section)
      )
      for (const file of new Set(files)) add(texts.get(file) ?? '')
      return bytes
    }
  }
}

/** Bytes after Brotli compression as in a release. */
function measure(text: string): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 }
  }).length
}

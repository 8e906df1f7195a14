import type { Cache } from '../../../core/platform/cache/createCache.ts'
import {
  joinBlocks,
  listSearchBlocks,
  type SearchIndex,
  type SearchRequest
} from './buildSearchIndex.ts'
import {
  createLocaleTokenizer,
  indexBlock,
  type SearchBlock
} from './indexBlock.ts'

/** Get the search index; index only the blocks that the cache lacks. */
export async function getSearchIndex(
  request: SearchRequest,
  cache: Cache
): Promise<SearchIndex> {
  const { language } = request
  const tokenize = createLocaleTokenizer(language)
  const blocks: SearchBlock[] = []
  // One by one, because their JSON has the text of all pages.
  for (const pages of listSearchBlocks(request.pages)) {
    const task = { step: 'search', inputs: [language, JSON.stringify(pages)] }
    const create = async () => indexBlock(pages, tokenize)
    blocks.push(await cache.getOrCompute(task, create))
  }
  return joinBlocks(request, blocks)
}

import type { Store } from '../../../core/build/store/createStore.ts'
import {
  createLocaleTokenizer,
  createSearchBlock
} from './createSearchBlock.ts'
import {
  joinBlocks,
  type SearchIndex,
  type SearchRequest,
  splitIntoBlocks
} from './createSearchIndex.ts'

/** Create the search index; index only the blocks that the store lacks. */
export async function recallSearchIndex(
  request: SearchRequest,
  store: Store
): Promise<SearchIndex> {
  const { language } = request
  const tokenize = createLocaleTokenizer(language)
  const blocks = splitIntoBlocks(request.pages).map(pages =>
    store.remember(
      { step: 'search', inputs: [language, JSON.stringify(pages)] },
      async () => createSearchBlock(pages, tokenize)
    )
  )
  return joinBlocks(request, await Promise.all(blocks))
}

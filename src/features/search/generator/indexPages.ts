import {
  canUseThreads,
  findModule,
  openInThreads
} from '../../../core/build/threads.ts'
import { createSearchIndex, type SearchIndex } from './createSearchIndex.ts'
import type { SearchRequest } from './searchThread.ts'

/** Start threads from this number of pages. */
const THREAD_WORTH = 200

/**
 * Create the search index of a site, in a thread if they run or there are many
 * pages: the index needs what pages say, but not how they look, so it is made
 * while they are rendered.
 */
export async function indexPages(request: SearchRequest): Promise<SearchIndex> {
  const { pages, options } = request
  if (!canUseThreads(pages.length >= THREAD_WORTH)) {
    return createSearchIndex(pages, options)
  }
  const module = findModule(import.meta.url, 'searchThread')
  return openInThreads(module, undefined, pages.length)('index', request)
}

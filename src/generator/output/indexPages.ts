import { areThreadsRunning, findModule, openInThreads } from '../threads.ts'
import { createSearchIndex, type SearchIndex } from './createSearchIndex.ts'
import type { SearchRequest } from './searchThread.ts'

/**
 * Create the search index of a site, in a thread if any runs: the index needs
 * what pages say, but not how they look, so it is made while they are rendered.
 */
export async function indexPages(request: SearchRequest): Promise<SearchIndex> {
  if (!areThreadsRunning()) {
    return createSearchIndex(request.pages, request.options)
  }
  const module = findModule(import.meta.url, 'searchThread')
  return openInThreads(module, undefined)('index', request)
}

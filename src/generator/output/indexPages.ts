import { canStartThreads, findModule, startThreads } from '../threads.ts'
import { createSearchIndex, type SearchIndex } from './createSearchIndex.ts'
import type { SearchRequest } from './searchThread.ts'

/** Number of pages from which a thread pays off. */
const THREAD_WORTH = 200

/**
 * Create the search index of a site, in a thread if it is large: the index needs
 * what pages say, but not how they look, so it is made while they are rendered.
 */
export async function indexPages(request: SearchRequest): Promise<SearchIndex> {
  const { pages, options } = request
  if (pages.length < THREAD_WORTH || !canStartThreads()) {
    return createSearchIndex(pages, options)
  }
  const module = findModule(import.meta.url, 'searchThread')
  const threads = startThreads(module, undefined, 1)
  try {
    return await threads.run('index', request)
  } finally {
    await threads.close()
  }
}

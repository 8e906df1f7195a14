import {
  type CacheOptions,
  createCache
} from '../../../core/platform/cache/createCache.ts'
import type { SearchRequest } from './buildSearchIndex.ts'
import { getSearchIndex } from './getSearchIndex.ts'

/** The functions of the indexing thread. */
export function open(options: CacheOptions) {
  const cache = createCache(options)
  return {
    index: (request: SearchRequest) => getSearchIndex(request, cache)
  }
}

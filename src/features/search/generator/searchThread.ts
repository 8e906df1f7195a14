import {
  createStore,
  type StoreOptions
} from '../../../core/build/store/createStore.ts'
import type { SearchRequest } from './createSearchIndex.ts'
import { recallSearchIndex } from './recallSearchIndex.ts'

/** The functions of the indexing thread. */
export function open(options: StoreOptions) {
  const store = createStore(options)
  return {
    index: (request: SearchRequest) => recallSearchIndex(request, store)
  }
}

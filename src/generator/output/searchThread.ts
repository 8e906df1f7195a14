import {
  createSearchIndex,
  type SearchedPage,
  type SearchIndex,
  type SearchOptions
} from './createSearchIndex.ts'

/** What to index. */
export interface SearchRequest {
  readonly pages: readonly SearchedPage[]
  readonly options: SearchOptions
}

/** Create the search index of a site. */
export function index({ pages, options }: SearchRequest): SearchIndex {
  return createSearchIndex(pages, options)
}

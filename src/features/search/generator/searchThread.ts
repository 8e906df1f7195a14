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

/** Open what makes search indexes. */
export function open() {
  return {
    index: ({ pages, options }: SearchRequest): SearchIndex =>
      createSearchIndex(pages, options)
  }
}

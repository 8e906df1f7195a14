import { createSearchIndex } from './createSearchIndex.ts'

/** The functions of the indexing thread. */
export function open() {
  return { index: createSearchIndex }
}

import { createSearchIndex } from './createSearchIndex.ts'

/** Open what makes search indexes. */
export function open() {
  return { index: createSearchIndex }
}

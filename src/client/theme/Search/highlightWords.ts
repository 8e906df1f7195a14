import type { Stem } from '../../../model/searchTerms.ts'
import { findTerms } from './engine/markTerms.ts'

/** Names the highlight in the style sheet. */
const NAME = 'search'
/** Marks are for finding the place; more of them hide it. */
const MOST_RANGES = 400

/**
 * Mark the words on the page that were searched for. The marks are the
 * browser's: the document is left as it is.
 *
 * @returns whether anything is marked
 */
export function highlightWords(
  root: Element,
  terms: ReadonlySet<string>,
  stem: Stem
): boolean {
  if (!('highlights' in CSS)) return false
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (ranges.length < MOST_RANGES && walker.nextNode()) {
    const node = walker.currentNode as Text // by SHOW_TEXT
    for (const [start, end] of findTerms(node.data, terms, stem)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  if (ranges.length === 0) return false
  CSS.highlights.set(NAME, new Highlight(...ranges))
  return true
}

export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
}

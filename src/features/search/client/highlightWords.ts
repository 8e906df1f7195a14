import type { Stem } from '../searchTerms.ts'
import { findTerms } from './engine/markTerms.ts'

/** Name of the highlight in CSS. */
const NAME = 'search'
/** With too many highlights, readers can't find anything. */
const MAX_RANGES = 400

/**
 * Highlight the query's words on the page. Uses the CSS Custom Highlight API,
 * so the DOM doesn't change.
 *
 * @returns whether anything is highlighted
 */
export function highlightWords(
  root: Element,
  terms: ReadonlySet<string>,
  stem: Stem
): boolean {
  if (!('highlights' in CSS)) return false
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (ranges.length < MAX_RANGES && walker.nextNode()) {
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

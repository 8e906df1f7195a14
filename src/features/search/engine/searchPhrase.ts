import type { OpenIndex } from './createOpenIndex.ts'
import type { Hit } from './createSearcher.ts'

/** Queries with fewer words are rarely pasted. */
const MIN_WORDS = 4

/** Number of sections whose texts are compared with the query. */
const MAX_CANDIDATES = 12

/** What browsers and terminals print before a message. */
const PREFIX =
  /^\s*(?:uncaught )?(?:\(in promise\) )?(?:[a-z]*(?:error|exception): ?)+/i

/**
 * Find the matches for a query, best first. Sections that contain a long query
 * word for word, such as a pasted error message, precede all others.
 *
 * @returns synchronously if all files it needs are loaded
 * @throws the error of a failed fetch of postings
 */
export function searchPhrase(
  query: string,
  { root, search, findText, loadText }: OpenIndex
): readonly Hit[] | Promise<readonly Hit[]> {
  const message = query.replace(PREFIX, '')
  const found = search(message.trim() === '' ? query : message)
  const phrase = normalize(message)
  if (phrase.split(' ').length < MIN_WORDS) return found
  return compare()

  async function compare(): Promise<readonly Hit[]> {
    const hits = await found
    const candidates = hits.slice(0, MAX_CANDIDATES)
    // Without its text, a section keeps its rank.
    await Promise.allSettled(
      candidates.map(hit => findText(hit) ?? loadText(hit))
    )
    const exact = candidates.filter(hit => {
      const [, heading = '', text = '', code = ''] = findText(hit) ?? []
      const title = hit.section === 0 ? root.pages.titles[hit.page] : undefined
      return [title ?? '', heading, text, code].some(each =>
        normalize(each).includes(phrase)
      )
    })
    return exact.length === 0
      ? hits
      : [...exact, ...hits.filter(hit => !exact.includes(hit))]
  }
}

/** Ignore case, line breaks, quotation marks, and punctuation around the text. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[`'"‘’“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu, '')
}

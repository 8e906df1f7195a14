import { useLayoutEffect, useState } from 'react'
import type { OpenIndex } from '../engine/createOpenIndex.ts'
import { groupHits, type HitGroup } from '../engine/createSearcher.ts'
import { searchPhrase } from '../engine/searchPhrase.ts'
import { findIndex, forgetIndex, openIndex } from './openIndex.ts'

/** The result of a query. */
export type SearchAnswer =
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'found'
      readonly query: string
      readonly groups: readonly HitGroup[]
      readonly index: OpenIndex
    }

/**
 * Search for a query. The previous answer stays until the next one is ready; an
 * answer updates once more when its texts have loaded.
 *
 * @returns undefined if the query is empty, or while the first answer loads
 */
export function useSearch(
  baseUrl: string,
  query: string
): SearchAnswer | undefined {
  const [answer, setAnswer] = useState<SearchAnswer>()

  // An answer that needs no fetch appears in the same frame as the letter.
  useLayoutEffect(() => {
    if (query.trim() === '') {
      setAnswer(undefined)
      return
    }
    let isCurrent = true
    const show = (next: SearchAnswer) => {
      if (isCurrent) setAnswer(next)
    }
    answerQuery(baseUrl, query, show).catch((error: unknown) => {
      console.warn('The search failed.', error)
      forgetIndex(baseUrl)
      show({ kind: 'failed' })
    })
    return () => {
      isCurrent = false
    }
  }, [baseUrl, query])

  return answer
}

async function answerQuery(
  baseUrl: string,
  query: string,
  show: (answer: SearchAnswer) => void
): Promise<void> {
  const index = findIndex(baseUrl) ?? (await openIndex(baseUrl))
  const found = searchPhrase(query, index)
  const hits = 'then' in found ? await found : found
  const groups = groupHits(hits, index.root)
  show({ kind: 'found', query, groups, index })
  const missing = groups
    .flatMap(({ hits }) => hits)
    .filter(hit => !index.findText(hit))
  if (missing.length === 0) return
  // If a text fails to load, its result shows only the title.
  await Promise.allSettled(missing.map(index.loadText))
  show({ kind: 'found', query, groups, index })
}

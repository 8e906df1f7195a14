import { useMemo } from 'react'
import * as texts from '../../../model/texts.ts'
import { usePage } from '../../state/PageContext.tsx'
import { readRecentPages } from '../../state/recentPages.ts'
import { useSite } from '../../state/siteContext.tsx'
import { listAnswers, listRecent, type OptionGroup } from './listOptions.ts'
import { type SearchAnswer, useSearch } from './useSearch.ts'

/** What the dialog shows for a query. */
interface SearchChoice {
  readonly isAsking: boolean
  readonly answer: SearchAnswer | undefined
  /** The answer, if it has results to offer. */
  readonly found: Extract<SearchAnswer, { readonly kind: 'found' }> | undefined
  readonly groups: readonly OptionGroup[]
}

/**
 * Offer the results of a query or, while nothing is asked, the other pages that
 * were opened last.
 */
export function useSearchOptions(query: string, isOpen: boolean): SearchChoice {
  const { baseUrl } = useSite()
  const { pathname } = usePage().location
  const answer = useSearch(baseUrl, query)
  const isAsking = query.trim() !== ''
  const found = answer?.kind === 'found' && isAsking ? answer : undefined
  const groups = useMemo(() => {
    if (found) return listAnswers(found, baseUrl)
    const recent = isOpen && !isAsking ? readRecentPages(baseUrl) : []
    return listRecent(
      recent.filter(({ path }) => path !== pathname),
      texts.searchRecent,
      baseUrl
    )
  }, [found, isOpen, isAsking, pathname, baseUrl])
  return { isAsking, answer, found, groups }
}

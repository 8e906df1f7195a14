import { useMemo } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { findLibrary } from '../../../core/model/library.ts'
import * as texts from '../../../core/model/texts.ts'
import { listAnswers, listRecent, type OptionGroup } from './listOptions.ts'
import { readRecentPages } from './recentPages.ts'
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
  const { baseUrl, versions, libraries = [] } = useSite()
  const { location, page } = usePage()
  const { pathname } = location
  const near = findLibrary(libraries, page.sidebar?.id)?.label
  const answer = useSearch(baseUrl, query)
  const isAsking = query.trim() !== ''
  const found = answer?.kind === 'found' && isAsking ? answer : undefined
  const groups = useMemo(() => {
    if (found) return listAnswers(found, baseUrl, near)
    const recent = isOpen && !isAsking ? readRecentPages(baseUrl) : []
    return listRecent(
      recent.filter(({ path }) => path !== pathname),
      texts.searchRecent,
      { baseUrl, versions }
    )
  }, [found, isOpen, isAsking, pathname, near, baseUrl, versions])
  return { isAsking, answer, found, groups }
}

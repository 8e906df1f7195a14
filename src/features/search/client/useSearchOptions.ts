import { useMemo } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import * as texts from '../../../core/model/texts.ts'
import {
  listRecentPages,
  listResults,
  type OptionGroup
} from './listOptions.ts'
import { readRecentPages } from './recentPages.ts'
import { type SearchAnswer, useSearch } from './useSearch.ts'

/** The state of the dialog's list. */
interface DialogOptions {
  readonly hasQuery: boolean
  readonly answer: SearchAnswer | undefined
  /** The answer, unless it failed or the query is empty. */
  readonly found: Extract<SearchAnswer, { readonly kind: 'found' }> | undefined
  readonly groups: readonly OptionGroup[]
}

/**
 * List the results of a query or, while it's empty, the recently opened pages.
 */
export function useSearchOptions(
  query: string,
  isOpen: boolean
): DialogOptions {
  const { baseUrl, versions } = useSite()
  const { location } = usePage()
  const { pathname } = location
  const answer = useSearch(baseUrl, query)
  const hasQuery = query.trim() !== ''
  const found = answer?.kind === 'found' && hasQuery ? answer : undefined
  const groups = useMemo(() => {
    if (found) return listResults(found, baseUrl)
    const recent = isOpen && !hasQuery ? readRecentPages(baseUrl) : []
    return listRecentPages(
      recent.filter(({ path }) => path !== pathname),
      texts.searchRecent,
      { baseUrl, versions }
    )
  }, [found, isOpen, hasQuery, pathname, baseUrl, versions])
  return { hasQuery, answer, found, groups }
}

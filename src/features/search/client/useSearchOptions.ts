import { useMemo } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { toHref, toPathname } from '../../../core/model/paths.ts'
import type { NamedPage } from '../../../core/model/route.ts'
import * as texts from '../../../core/model/texts.ts'
import type { OpenIndex } from '../engine/createOpenIndex.ts'
import type { Hit } from '../engine/createSearcher.ts'
import { describeHit } from '../engine/describeHit.ts'
import { readRecentPages } from './recentPages.ts'
import { type SearchAnswer, useSearch } from './useSearch.ts'

/** A link in the list of results. */
export interface SearchOption {
  /** React key; stable while the text loads. */
  readonly key: string
  readonly href: string
  /** Path of the page, without base. */
  readonly path: string
  readonly title: string
  readonly heading?: string
  readonly excerpt?: string
  /** The query terms found in it. */
  readonly terms: ReadonlySet<string>
}

/** Options under one label. */
export interface OptionGroup {
  readonly label: string
  readonly options: readonly SearchOption[]
}

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
  const { baseUrl } = useSite()
  const { location } = usePage()
  const { pathname } = location
  const answer = useSearch(baseUrl, query)
  const hasQuery = query.trim() !== ''
  const found = answer?.kind === 'found' && hasQuery ? answer : undefined
  const groups = useMemo(() => {
    if (found) return listResults(found, baseUrl)
    const recent = isOpen && !hasQuery ? readRecentPages(baseUrl) : []
    const others = recent.filter(({ path }) => path !== pathname)
    return listRecentPages(others, baseUrl)
  }, [found, isOpen, hasQuery, pathname, baseUrl])
  return { hasQuery, answer, found, groups }
}

function listResults(
  answer: Extract<SearchAnswer, { readonly kind: 'found' }>,
  baseUrl: string
): readonly OptionGroup[] {
  return answer.groups.map(({ label, hits }) => ({
    label,
    options: hits.map(hit => createOption(hit, answer.index, baseUrl))
  }))
}

function createOption(
  hit: Hit,
  index: OpenIndex,
  baseUrl: string
): SearchOption {
  const { path, title, id, heading, excerpt } = describeHit(hit, index)
  return {
    key: `${hit.page} ${hit.section}`,
    href: `${toHref(baseUrl, toPathname(path))}${id && `#${id}`}`,
    path,
    title,
    terms: hit.terms,
    ...(heading && { heading }),
    ...(excerpt && { excerpt })
  }
}

const NO_TERMS: ReadonlySet<string> = new Set()

function listRecentPages(
  pages: readonly NamedPage[],
  baseUrl: string
): readonly OptionGroup[] {
  if (pages.length === 0) return []
  const options = pages.map(({ path, title }) => {
    const href = toHref(baseUrl, toPathname(path))
    return { key: path, href, path, title, terms: NO_TERMS }
  })
  return [{ label: texts.searchRecent, options }]
}

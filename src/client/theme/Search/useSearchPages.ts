import { useCallback, useRef, useState } from 'react'
import type { SearchPage } from '../../../model/search.ts'
import { useSite } from '../../app/siteContext.tsx'

/** What the search has to look in. */
export type SearchPages =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly pages: readonly SearchPage[] }

/**
 * Fetch the search index, once, when `load` is first called. A failed fetch is
 * tried again at the next call.
 */
export function useSearchPages(): {
  readonly found: SearchPages
  readonly load: () => void
} {
  const { baseUrl } = useSite()
  const [found, setFound] = useState<SearchPages>({ state: 'waiting' })
  const isLoading = useRef(false)
  const load = useCallback(() => {
    if (isLoading.current) return
    isLoading.current = true
    fetch(`${baseUrl}search.json`)
      .then(response =>
        response.ok ? response.json() : Promise.reject(response.status)
      )
      .then((pages: readonly SearchPage[]) =>
        setFound({ state: 'here', pages })
      )
      .catch(() => {
        isLoading.current = false
        setFound({ state: 'failed' })
      })
  }, [baseUrl])
  return { found, load }
}

import { useEffect, useState } from 'react'
import type { TitledLink } from '../../../model/blog.ts'
import { useSite } from '../../state/siteContext.tsx'
import { readStoredPages } from './readStoredPages.ts'

/**
 * Read which pages the browser's Cache Storage holds, which only the browser has.
 *
 * @returns undefined until it is known
 */
export function useStoredPages(): readonly TitledLink[] | undefined {
  const { baseUrl, title } = useSite()
  const [links, setLinks] = useState<readonly TitledLink[]>()

  useEffect(() => {
    let isCurrent = true
    readStoredPages({ baseUrl, title }).then(found => {
      if (isCurrent) setLinks(found)
    })
    return () => {
      isCurrent = false
    }
  }, [baseUrl, title])

  return links
}

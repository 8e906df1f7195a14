import { useEffect, useState } from 'react'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import type { SavedCopy } from '../worker/offlineCopy.ts'
import { readStoredPages, type StoredPage } from './readStoredPages.ts'

/**
 * Read which pages are in Cache Storage, which exists only in the browser.
 *
 * @param saved read again when this changes
 * @returns undefined until known
 */
export function useStoredPages(
  saved: SavedCopy
): readonly StoredPage[] | undefined {
  const { baseUrl, title } = useSite()
  const [pages, setPages] = useState<readonly StoredPage[]>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved changes what is stored
  useEffect(() => {
    let isCurrent = true
    readStoredPages({ baseUrl, title }).then(found => {
      if (isCurrent) setPages(found)
    })
    return () => {
      isCurrent = false
    }
  }, [baseUrl, title, saved])

  return pages
}

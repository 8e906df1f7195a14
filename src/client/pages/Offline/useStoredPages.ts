import { useEffect, useState } from 'react'
import type { TitledLink } from '../../../model/blog.ts'
import { useSite } from '../../state/siteContext.tsx'
import type { SavedCopy } from '../../worker/offlineCopy.ts'
import { readStoredPages } from './readStoredPages.ts'

/**
 * Read which pages the browser's Cache Storage holds, which only the browser has.
 *
 * @param saved read again when it is another one
 * @returns undefined until it is known
 */
export function useStoredPages(
  saved: SavedCopy
): readonly TitledLink[] | undefined {
  const { baseUrl, title } = useSite()
  const [links, setLinks] = useState<readonly TitledLink[]>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved changes what is stored
  useEffect(() => {
    let isCurrent = true
    readStoredPages({ baseUrl, title }).then(found => {
      if (isCurrent) setLinks(found)
    })
    return () => {
      isCurrent = false
    }
  }, [baseUrl, title, saved])

  return links
}

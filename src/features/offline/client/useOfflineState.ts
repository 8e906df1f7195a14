import { useCallback, useEffect, useState } from 'react'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import type { OfflineCopy } from '../offlineCopy.ts'
import { readStoredPages, type StoredPage } from './readStoredPages.ts'
import { readOfferedCopy, readSavedCopy } from './savedCopy.ts'

/** The copy that the site offers, and what this device has. */
interface OfflineState {
  /**
   * Whether this browser can save pages. It can't at insecure addresses or if
   * it denies the site storage.
   */
  readonly canSave: boolean
  /** Undefined until the site responds, and for a fallback. */
  readonly offered?: OfflineCopy | undefined
  readonly saved?: OfflineCopy | undefined
  /** The pages that open offline. */
  readonly pages: readonly StoredPage[]
}

/**
 * Read the state, and reread it when the browser goes online.
 *
 * @returns the state, undefined on the server and until it's known, and a
 * function that rereads it
 */
export function useOfflineState(
  isFallback: boolean
): readonly [OfflineState | undefined, () => Promise<void>] {
  const site = useSite()
  const [state, setState] = useState<OfflineState>()

  const read = useCallback(async () => {
    const scope = new URL(site.baseUrl, window.location.origin).href
    const canSave = 'serviceWorker' in navigator
    try {
      const [offered, saved, pages] = await Promise.all([
        isFallback ? undefined : readOfferedCopy(scope).catch(() => undefined),
        readSavedCopy(scope),
        readStoredPages(scope, site)
      ])
      setState(before => ({
        canSave,
        offered: offered ?? before?.offered, // for a retry
        saved,
        pages
      }))
    } catch {
      // Cache Storage doesn't exist, or the browser denies it.
      setState({ canSave: false, pages: [] })
    }
  }, [site, isFallback])

  useEffect(() => {
    read()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [read])

  return [state, read]
}

import { useCallback, useEffect, useState } from 'react'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import type { OfflineCopy } from '../offlineCopy.ts'
import { readStoredPages, type StoredPage } from './readStoredPages.ts'
import { readOfferedCopy, readSavedCopy } from './savedCopy.ts'

/** What the site offers for offline, and what this device has. */
interface OfflineState {
  /**
   * Whether this browser can save pages. At insecure addresses and in browsers
   * that deny the site storage it can't.
   */
  readonly canSave: boolean
  /** Undefined until the site answers, and for a stand-in. */
  readonly offered?: OfflineCopy | undefined
  readonly saved?: OfflineCopy | undefined
  /** The pages that open without a network. */
  readonly pages: readonly StoredPage[]
}

/**
 * Read the state, and read it again when the network is back.
 *
 * @returns the state, undefined until it's known and on the server; and a
 * function that reads it again
 */
export function useOfflineState(
  isStandIn: boolean
): readonly [OfflineState | undefined, () => Promise<void>] {
  const site = useSite()
  const [state, setState] = useState<OfflineState>()

  const read = useCallback(async () => {
    const scope = new URL(site.baseUrl, window.location.origin).href
    const canSave = 'serviceWorker' in navigator
    try {
      const [offered, saved, pages] = await Promise.all([
        isStandIn ? undefined : readOfferedCopy(scope).catch(() => undefined),
        readSavedCopy(scope),
        readStoredPages(scope, site)
      ])
      setState(before => ({
        canSave,
        offered: offered ?? before?.offered, // for another try
        saved,
        pages
      }))
    } catch {
      // There's no Cache Storage, or the browser denies it.
      setState({ canSave: false, pages: [] })
    }
  }, [site, isStandIn])

  useEffect(() => {
    read()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [read])

  return [state, read]
}

import { useCallback, useEffect, useState } from 'react'
import type { OfflineCopy } from '../../../model/offlineCopy.ts'
import {
  readOfferedCopy,
  readSavedCopy,
  type SavedCopy
} from '../../worker/offlineCopy.ts'

/** The copy that the site offers and the one that is saved. */
export interface KnownCopy {
  /** Undefined while the site does not answer. */
  readonly offered: OfflineCopy | undefined
  readonly saved: SavedCopy
}

/** The copy, and functions to read it again. */
export interface CopyReader {
  /** Undefined until known, and on the server. */
  readonly known: KnownCopy | undefined
  /** Read what is saved again; needs no network. */
  readonly reloadSaved: () => Promise<void>
  /** Read the site's offer again too. */
  readonly reload: () => Promise<void>
}

/**
 * Use the copy that the site offers and the one on this device.
 *
 * @param isOffered false to avoid asking the network
 */
export function useOfflineCopy(
  baseUrl: string,
  isOffered: boolean
): CopyReader {
  const [known, setKnown] = useState<KnownCopy>()

  const reload = useCallback(async () => {
    const [offered, saved] = await Promise.all([
      isOffered ? readOfferedCopy(baseUrl).catch(() => undefined) : undefined,
      readSavedCopy(baseUrl)
    ])
    setKnown({ offered, saved })
  }, [baseUrl, isOffered])

  const reloadSaved = useCallback(async () => {
    const saved = await readSavedCopy(baseUrl)
    setKnown(before => ({ offered: before?.offered, saved }))
  }, [baseUrl])

  // Reads the network and Cache Storage, and again when the network is back.
  useEffect(() => {
    reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [reload])

  return { known, reloadSaved, reload }
}

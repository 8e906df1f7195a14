import { useCallback, useEffect, useState } from 'react'
import type { OfflineCopy } from '../../../model/offlineCopy.ts'
import {
  readOfferedCopy,
  readSavedCopy,
  type SavedCopy
} from '../../worker/offlineCopy.ts'

/** What there is to save, and what is saved. */
export interface KnownCopy {
  /** Undefined while the site does not answer. */
  readonly offered: OfflineCopy | undefined
  readonly saved: SavedCopy
}

/** The copy, and what reads it again. */
export interface CopyReader {
  /** Undefined until it is known, and on the server. */
  readonly known: KnownCopy | undefined
  /** Look again at what is saved, which needs no network. */
  readonly reloadSaved: () => Promise<void>
  /** Look again at what the site offers, too. */
  readonly reload: () => Promise<void>
}

/**
 * Use what the site offers to save and what this device has.
 *
 * @param isOffered false where nothing is to be asked of the network
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

import { useCallback, useEffect, useState } from 'react'
import type { OfflinePack } from '../../../model/offlinePack.ts'
import { readOfferedPacks, readSavedPacks } from '../../worker/offlinePacks.ts'

/** What there is to save, and what is saved. */
export interface Packs {
  /** Undefined while the site does not answer. */
  readonly offered: readonly OfflinePack[] | undefined
  readonly saved: readonly OfflinePack[]
}

/** The packs, and what reads them again. */
export interface KnownPacks {
  /** Undefined until they are known, and on the server. */
  readonly packs: Packs | undefined
  /** Look again at what is saved, which needs no network. */
  readonly reloadSaved: () => Promise<void>
  /** Look again at what the site offers, too. */
  readonly reload: () => Promise<void>
}

/**
 * Use the packs of the site and of this device.
 *
 * @param isOffered false where nothing is to be asked of the network
 */
export function usePacks(baseUrl: string, isOffered: boolean): KnownPacks {
  const [packs, setPacks] = useState<Packs>()

  const reload = useCallback(async () => {
    const [offered, saved] = await Promise.all([
      isOffered ? readOfferedPacks(baseUrl).catch(() => undefined) : undefined,
      readSavedPacks(baseUrl)
    ])
    setPacks({ offered, saved })
  }, [baseUrl, isOffered])

  const reloadSaved = useCallback(async () => {
    const saved = await readSavedPacks(baseUrl)
    setPacks(known => ({ offered: known?.offered, saved }))
  }, [baseUrl])

  // Reads the network and Cache Storage, and again when the network is back.
  useEffect(() => {
    reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [reload])

  return { packs, reloadSaved, reload }
}

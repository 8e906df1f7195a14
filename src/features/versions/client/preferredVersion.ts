import { useEffect } from 'react'
import {
  getStorageSlot,
  useStorageSlot
} from '../../../core/client/state/storageSlot.ts'
import type { ClientSite } from '../../../core/model/site.ts'

const PREFERRED_VERSION_KEY = 'docs-preferred-version-default'

type VersionedSite = Pick<ClientSite, 'versions' | 'forgetsVersion'>

/**
 * Use the docs version that the reader chose last. Deletes a stored version if
 * it no longer exists or the site doesn't store versions (specification §4).
 */
export function usePreferredVersion(site: VersionedSite): string | undefined {
  const slot = getStorageSlot(PREFERRED_VERSION_KEY)
  const stored = useStorageSlot(slot)
  const names = site.forgetsVersion ? [] : site.versions.map(({ name }) => name)
  const preferred = names.find(name => name === stored)
  const isStale = stored !== null && preferred === undefined

  useEffect(() => {
    if (isStale) slot.remove()
  }, [isStale, slot])

  return preferred
}

/**
 * Store the docs version that the reader chose, if the site stores versions.
 */
export function storeVersion(site: VersionedSite, name: string): void {
  if (!site.forgetsVersion) getStorageSlot(PREFERRED_VERSION_KEY).set(name)
}

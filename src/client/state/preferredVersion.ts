import { useCallback, useEffect } from 'react'
import type { ClientSite } from '../../model/site.ts'
import { getStorageSlot, useStorageSlot } from './storageSlot.ts'

export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default'

/** Find the stored version among the existing ones. */
export function findPreferredVersion(
  stored: string | null,
  names: readonly string[]
): string | undefined {
  return names.find(name => name === stored)
}

/**
 * Use the docs version that the reader chose last. Deletes a stored one that no
 * longer exists, or any on a site that doesn't store one (Specification §4).
 */
export function usePreferredVersion({
  versions,
  forgetsVersion = false
}: Pick<ClientSite, 'versions' | 'forgetsVersion'>): {
  readonly preferred: string | undefined
  readonly choose: (name: string) => void
} {
  const slot = getStorageSlot(PREFERRED_VERSION_KEY)
  const stored = useStorageSlot(slot)
  const names = forgetsVersion ? [] : versions.map(({ name }) => name)
  const preferred = findPreferredVersion(stored, names)
  const isStale = stored !== null && preferred === undefined

  useEffect(() => {
    if (isStale) slot.remove()
  }, [isStale, slot])

  const choose = useCallback(
    (name: string) => {
      if (!forgetsVersion) slot.set(name)
    },
    [forgetsVersion, slot]
  )
  return { preferred, choose }
}

import { useCallback, useEffect } from 'react'
import { getStorageSlot, useStorageSlot } from './storageSlot.ts'

export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default'

/** Find the stored version among those that exist. */
export function findPreferredVersion(
  stored: string | null,
  names: readonly string[]
): string | undefined {
  return names.find(name => name === stored)
}

/**
 * Use the docs version that the reader chose last. A stored one that no longer
 * exists is deleted (Specification §4).
 *
 * @param names of the versions that exist
 */
export function usePreferredVersion(names: readonly string[]): {
  readonly preferred: string | undefined
  readonly choose: (name: string) => void
} {
  const slot = getStorageSlot(PREFERRED_VERSION_KEY)
  const stored = useStorageSlot(slot)
  const preferred = findPreferredVersion(stored, names)
  const isStale = stored !== null && preferred === undefined

  useEffect(() => {
    if (isStale) slot.remove()
  }, [isStale, slot])

  const choose = useCallback((name: string) => slot.set(name), [slot])
  return { preferred, choose }
}

import { getStorageSlot } from '../../../core/client/state/storageSlot.ts'

/** Get the entry with the name of the release whose texts a reader knows. */
export function getSeenRelease(baseUrl: string) {
  return getStorageSlot(`changes.seen${baseUrl}`)
}

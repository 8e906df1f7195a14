import {
  OFFLINE_PACKS_FILE,
  type OfflinePack
} from '../../model/offlinePack.ts'
import { askWorker } from './askWorker.ts'
import { createCacheNames } from './cacheNames.ts'
import type { SaveResult } from './messages.ts'
import { readPacks } from './savedPacks.ts'

/** Tell whether this browser, at this address, can save pages. */
export function canSave(): boolean {
  return navigator.serviceWorker?.controller != null
}

/** Read what the site offers to save. */
export async function readOfferedPacks(
  baseUrl: string
): Promise<readonly OfflinePack[]> {
  const response = await fetch(`${baseUrl}${OFFLINE_PACKS_FILE}`)
  if (!response.ok) {
    throw new Error(`${response.url} answered with status ${response.status}.`)
  }
  return response.json() // The build wrote it, with that type.
}

/** Read what is saved on this device. */
export async function readSavedPacks(
  baseUrl: string
): Promise<readonly OfflinePack[]> {
  if (!('caches' in window)) return []
  const scope = new URL(baseUrl, window.location.origin).href
  const { saved } = createCacheNames(scope)
  if (!(await caches.has(saved))) return []
  return readPacks(await caches.open(saved), baseUrl)
}

/**
 * Save a pack for offline.
 *
 * @param onProgress hears how many of its files are saved
 */
export async function saveForOffline(
  pack: OfflinePack,
  onProgress: (saved: number, total: number) => void
): Promise<SaveResult> {
  const result = await askWorker({ kind: 'savePack', pack }, onProgress)
  return typeof result === 'boolean' ? { kind: 'saved' } : result
}

/** Remove a saved pack from this device. */
export async function removeFromOffline(id: string): Promise<void> {
  await askWorker({ kind: 'removePack', id })
}

/**
 * Bring the saved packs up to date, when the site offers newer ones. Files that
 * did not change are not fetched again.
 */
export async function refreshSavedPacks(baseUrl: string): Promise<void> {
  const saved = await readSavedPacks(baseUrl)
  if (saved.length === 0) return
  const offered = await readOfferedPacks(baseUrl)
  for (const old of saved) {
    const pack = offered.find(({ id }) => id === old.id)
    if (pack && pack.files.join() !== old.files.join()) {
      await saveForOffline(pack, () => undefined)
    }
  }
}

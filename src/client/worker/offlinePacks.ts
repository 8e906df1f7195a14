import {
  OFFLINE_PACKS_FILE,
  type OfflinePack
} from '../../model/offlinePack.ts'
import { type AskOptions, askWorker } from './askWorker.ts'
import { createCacheNames } from './cacheNames.ts'
import type { SaveResult } from './messages.ts'
import { readPacks } from './savedPacks.ts'

/** Milliseconds after which a site that does not answer is out of reach. */
const PATIENCE = 8000

/**
 * Read what the site offers to save.
 *
 * @throws TypeError without a network, DOMException when no answer comes in
 * time, Error when the list is not there
 */
export async function readOfferedPacks(
  baseUrl: string
): Promise<readonly OfflinePack[]> {
  const response = await fetch(`${baseUrl}${OFFLINE_PACKS_FILE}`, {
    signal: AbortSignal.timeout(PATIENCE)
  })
  if (!response.ok) {
    throw new Error(`${response.url} answered with status ${response.status}.`)
  }
  return response.json() // The build wrote it, with that type.
}

/** Read what is saved on this device; nothing where storage is denied. */
export async function readSavedPacks(
  baseUrl: string
): Promise<readonly OfflinePack[]> {
  if (!('caches' in window)) return []
  const scope = new URL(baseUrl, window.location.origin).href
  const { saved } = createCacheNames(scope)
  try {
    if (!(await caches.has(saved))) return []
    return await readPacks(await caches.open(saved), baseUrl)
  } catch {
    return []
  }
}

/**
 * Save a pack for offline.
 *
 * @throws Error where no worker is at work
 */
export async function saveForOffline(
  pack: OfflinePack,
  options: AskOptions = {}
): Promise<SaveResult> {
  const result = await askWorker({ kind: 'savePack', pack }, options)
  return typeof result === 'boolean' ? { kind: 'saved' } : result
}

/** Tell whether the site offers another edition of a saved pack. */
export function isOutdated(saved: OfflinePack, offered: OfflinePack): boolean {
  return saved.revision !== offered.revision
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
    if (pack && isOutdated(old, pack)) await saveForOffline(pack)
  }
}

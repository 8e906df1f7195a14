import { OFFLINE_COPY_FILE, type OfflineCopy } from '../../model/offlineCopy.ts'
import { readJson } from '../state/readJson.ts'
import { type AskOptions, askWorker } from './askWorker.ts'
import { createCacheNames } from './cacheNames.ts'
import type { SaveResult } from './messages.ts'

/** Milliseconds after which a silent site counts as unreachable. */
const PATIENCE = 8000

/**
 * What is saved on a device: a copy, or files without one, because saving was
 * interrupted or because the site used to save by topic.
 */
export type SavedCopy = OfflineCopy | 'part' | undefined

/**
 * Read the copy that the site offers.
 *
 * @throws TypeError without a network, DOMException if no answer comes in time,
 * Error if the file doesn't exist
 */
export async function readOfferedCopy(baseUrl: string): Promise<OfflineCopy> {
  const response = await fetch(`${baseUrl}${OFFLINE_COPY_FILE}`, {
    signal: AbortSignal.timeout(PATIENCE)
  })
  return readJson(response)
}

/** Read what is saved on this device; undefined if storage is denied. */
export async function readSavedCopy(baseUrl: string): Promise<SavedCopy> {
  if (!('caches' in window)) return undefined
  const name = findCacheName(baseUrl)
  try {
    if (!(await caches.has(name))) return undefined
    const cache = await caches.open(name)
    const entry = await cache.match(`${baseUrl}${OFFLINE_COPY_FILE}`)
    if (entry) return await entry.json() // The worker wrote it, with that type.
    return (await cache.keys()).length > 0 ? 'part' : undefined
  } catch {
    return undefined
  }
}

/**
 * Save a copy, replacing the saved one. Unchanged files are not fetched again.
 *
 * @throws Error if no worker is active
 */
export async function saveForOffline(
  copy: OfflineCopy,
  options: AskOptions = {}
): Promise<SaveResult> {
  const result = await askWorker({ kind: 'save', copy }, options)
  // A worker from an earlier build doesn't know the question.
  return typeof result === 'string' ? result : 'failed'
}

/** Remove what is saved, after any save still running in a tab. */
export async function removeSavedCopy(baseUrl: string): Promise<void> {
  const name = findCacheName(baseUrl)
  await navigator.locks.request(name, () => caches.delete(name))
}

/** Update the saved copy if the site offers a newer one. */
export async function refreshSavedCopy(baseUrl: string): Promise<void> {
  const saved = await readSavedCopy(baseUrl)
  if (saved === undefined || saved === 'part') return
  const offered = await readOfferedCopy(baseUrl)
  if (offered.revision !== saved.revision) await saveForOffline(offered)
}

function findCacheName(baseUrl: string): string {
  return createCacheNames(new URL(baseUrl, window.location.origin).href).saved
}

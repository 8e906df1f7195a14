import { readJson } from '../../../core/client/state/readJson.ts'
import { OFFLINE_COPY_FILE, type OfflineCopy } from '../offlineCopy.ts'
import { type AskOptions, askWorker } from './askWorker.ts'
import { createCacheNames } from './cacheNames.ts'
import type { SaveResult } from './messages.ts'

/** Milliseconds after which a silent site counts as unreachable. */
const PATIENCE = 8000

/** Milliseconds that an answer may be on its way to a busy page. */
const ANSWER_TIME = 2000

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
 * If the browser stops the worker, that has failed.
 *
 * @throws Error if no worker is active
 */
export async function saveForOffline(
  baseUrl: string,
  copy: OfflineCopy,
  { onProgress, signal }: AskOptions = {}
): Promise<SaveResult> {
  let begin = () => {}
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  const answered = askWorker(
    { kind: 'save', copy },
    {
      ...(signal && { signal }),
      onProgress: (saved, total) => {
        begin()
        onProgress?.(saved, total)
      }
    }
  )
  const stopped = begun.then(() => waitForWorker(baseUrl))
  const result = await Promise.race([answered, stopped])
  // A worker from an earlier build doesn't know the question.
  return typeof result === 'string' ? result : 'failed'
}

/**
 * Wait until the worker, which has begun to save, must have answered. It holds
 * the lock until then, and loses it if the browser stops it, as browsers do
 * with workers that are busy for minutes. No event tells a page of that.
 */
async function waitForWorker(baseUrl: string): Promise<void> {
  await navigator.locks.request(findCacheName(baseUrl), () => undefined)
  await new Promise(resolve => setTimeout(resolve, ANSWER_TIME))
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
  if (offered.revision !== saved.revision) {
    await saveForOffline(baseUrl, offered)
  }
}

function findCacheName(baseUrl: string): string {
  return createCacheNames(new URL(baseUrl, window.location.origin).href).saved
}

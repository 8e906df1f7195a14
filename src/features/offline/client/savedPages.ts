import { readJson } from '../../../core/client/state/readJson.ts'
import {
  isHashedFile,
  isHtml,
  nameCaches,
  OFFLINE_MANIFEST_FILE,
  type OfflineManifest
} from '../offlineManifest.ts'
import { toUrl } from '../readStoredManifest.ts'

// In all functions, `scope` is the absolute URL of the base, with a trailing
// slash.

/** Milliseconds to wait for the site's offline manifest. */
const TIMEOUT = 8000

/** Concurrent requests; more would delay the page that the reader opens. */
const CONCURRENCY = 6

/**
 * Read what the site offers to save.
 *
 * @throws TypeError without a network, DOMException after a timeout, Error if
 * the file doesn't exist
 */
export async function readOfferedCopy(scope: string): Promise<OfflineManifest> {
  const response = await fetch(scope + OFFLINE_MANIFEST_FILE, {
    signal: AbortSignal.timeout(TIMEOUT)
  })
  return readJson(response)
}

/** Read what is saved on this device; undefined if it isn't complete. */
export async function readSavedCopy(
  scope: string
): Promise<OfflineManifest | undefined> {
  const cacheName = nameCaches(scope).saved
  const entry = await caches.match(scope + OFFLINE_MANIFEST_FILE, { cacheName })
  return entry?.json() // Stored by `saveCopy`, with this type.
}

/**
 * Save a copy, replacing the saved one. If that fails, an earlier copy stays
 * complete; without one, nothing stays.
 *
 * Hashed files come first, because page manifests must not name missing chunks.
 * Other tabs wait for their turn.
 *
 * @param onProgress called with the number of files saved so far
 * @throws DOMException (QuotaExceededError) if the device is full, another
 * error if a file can't be downloaded
 */
export async function saveCopy(
  scope: string,
  copy: OfflineManifest,
  onProgress: (saved: number) => void = () => undefined
): Promise<void> {
  const { saved: name, manifests } = nameCaches(scope)
  await navigator.locks.request(name, async () => {
    const earlier = await readSavedCopy(scope)
    const cache = await caches.open(name)
    const batches = [true, false].flatMap(isHashed =>
      createBatches(copy.files.filter(file => isHashedFile(file) === isHashed))
    )
    try {
      let saved = 0
      for (const files of batches) {
        await Promise.all(files.map(file => saveFile(cache, scope, file)))
        saved += files.length
        onProgress(saved)
      }
      await cache.put(scope + OFFLINE_MANIFEST_FILE, Response.json(copy))
    } catch (error) {
      if (earlier === undefined) await caches.delete(name)
      throw error
    }
    await deleteOthers(cache, scope, copy)
    // The worker would prefer these manifests, which are outdated now.
    await caches.delete(manifests)
  })
}

function createBatches(files: readonly string[]): readonly string[][] {
  return Array.from(
    { length: Math.ceil(files.length / CONCURRENCY) },
    (_, index) => files.slice(index * CONCURRENCY, (index + 1) * CONCURRENCY)
  )
}

/** Hashed files are immutable, so one from any cache is valid. */
async function saveFile(
  cache: Cache,
  scope: string,
  file: string
): Promise<void> {
  const url = toUrl(scope, file)
  const stored = isHashedFile(file) ? await caches.match(url) : undefined
  // The worker leaves `no-store` requests alone.
  const response = stored ?? (await fetch(url, { cache: 'no-store' }))
  if (response.status !== 200 || isHtml(response)) {
    throw new Error(`${url} responded with status ${response.status}.`)
  }
  await cache.put(url, response)
}

async function deleteOthers(
  cache: Cache,
  scope: string,
  { files }: OfflineManifest
): Promise<void> {
  const used = new Set(
    [...files, OFFLINE_MANIFEST_FILE].map(file => toUrl(scope, file))
  )
  for (const request of await cache.keys()) {
    if (!used.has(request.url)) await cache.delete(request)
  }
}

/** Remove the saved pages from this device, once no tab is saving. */
export async function removeSavedCopy(scope: string): Promise<void> {
  const name = nameCaches(scope).saved
  await navigator.locks.request(name, () => caches.delete(name))
}

/** Update the saved copy, if there is one and the site offers a newer one. */
export async function refreshSavedCopy(scope: string): Promise<void> {
  const saved = await readSavedCopy(scope)
  if (saved === undefined) return
  const offered = await readOfferedCopy(scope)
  if (offered.revision !== saved.revision) await saveCopy(scope, offered)
}

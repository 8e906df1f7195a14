import { CacheExpiration } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching/_types.js'
import { createCacheNames } from '../cacheNames.ts'
import { isHashedFile } from '../offlineCopy.ts'
import { MAX_CHUNKS } from './registerRoutes.ts'

/**
 * Precache the shell when the worker is installed, and take control of open
 * pages.
 *
 * Hashed files of the previous shell move to the chunks instead of being
 * deleted, because open tabs and stored documents still request them.
 */
export function installShell(
  self: WorkerScope,
  entries: PrecacheEntry[]
): PrecacheController {
  const { scope } = self.registration
  const shell = new PrecacheController({
    cacheName: createCacheNames(scope).shell
  })
  shell.addToCacheList(entries)
  self.addEventListener('install', event => {
    shell.install(event)
    event.waitUntil(self.skipWaiting())
  })
  self.addEventListener('activate', event => {
    event.waitUntil(
      keepOldFiles(shell, scope)
        // If the device is full, losing the old files makes room.
        .catch(() => undefined)
        .then(() => shell.activate(event))
        .then(() => self.clients.claim())
    )
  })
  return shell
}

async function keepOldFiles(
  shell: PrecacheController,
  scope: string
): Promise<void> {
  const names = createCacheNames(scope)
  const from = await caches.open(names.shell)
  const to = await caches.open(names.chunks)
  const expiration = new CacheExpiration(names.chunks, {
    maxEntries: MAX_CHUNKS
  })
  const current = new Set(shell.getURLsToCacheKeys().values())
  const requests = await from.keys()
  const old = requests.filter(
    ({ url }) => !current.has(url) && isHashedFile(url.slice(scope.length))
  )
  for (const request of old) {
    const response = await from.match(request)
    if (response === undefined) continue
    await to.put(request, response)
    // Workbox never evicts a file without a timestamp.
    await expiration.updateTimestamp(request.url)
  }
}

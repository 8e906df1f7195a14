import { CacheExpiration } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { type CacheNames, createCacheNames } from './cacheNames.ts'
import { MOST_CHUNKS } from './createExpiration.ts'

/** The files that every visit needs. */
export interface Shell {
  /** Tell whether a file belongs to this worker's build. */
  readonly has: (url: string) => boolean
  /** Find the installed offline page. */
  readonly readOfflinePage: () => Promise<Response | undefined>
}

/**
 * Install the shell with the worker, and take control of open pages.
 *
 * Shell files of earlier builds move to the chunks instead of being deleted,
 * because open tabs and stored documents of those builds still request them.
 */
export function installShell(
  self: WorkerScope,
  entries: readonly ShellEntry[]
): Shell {
  const names = createCacheNames(self.registration.scope)
  const controller = new PrecacheController({ cacheName: names.shell })
  controller.addToCacheList([...entries])
  self.addEventListener('install', event => {
    controller.install(event)
    event.waitUntil(self.skipWaiting())
  })
  self.addEventListener('activate', event => {
    event.waitUntil(
      keepOldFiles(controller, names)
        // A full device loses files of old builds, which makes room.
        .catch(() => undefined)
        .then(() => controller.activate(event))
        .then(() => self.clients.claim())
    )
  })
  return {
    has: url => controller.getCacheKeyForURL(url) !== undefined,
    readOfflinePage: () => controller.matchPrecache(`${BASE_URL}offline`)
  }
}

/** Move them with an age, because files without one are never evicted. */
async function keepOldFiles(
  controller: PrecacheController,
  names: CacheNames
): Promise<void> {
  const shell = await caches.open(names.shell)
  const chunks = await caches.open(names.chunks)
  const expiration = new CacheExpiration(names.chunks, {
    maxEntries: MOST_CHUNKS
  })
  const current = new Set(controller.getURLsToCacheKeys().values())
  const requests = await shell.keys()
  const old = requests.filter(
    ({ url }) => !current.has(url) && isHashedFile(url)
  )
  // All attempts end before the originals are deleted.
  await Promise.allSettled(
    old.map(async request => {
      const response = await shell.match(request)
      if (response === undefined) return
      await chunks.put(request, response)
      await expiration.updateTimestamp(request.url)
    })
  )
}

function isHashedFile(url: string): boolean {
  return new URL(url).pathname.startsWith(`${BASE_URL}assets/`)
}

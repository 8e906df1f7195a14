import { CacheExpiration } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { PrecacheController } from 'workbox-precaching'
import { isHashedFile, nameCaches } from '../offlineManifest.ts'
import { MAX_CHUNKS, registerRoutes } from './registerRoutes.ts'

declare const self: WorkerScope

start(self.__WB_MANIFEST)

/**
 * Keep the site readable offline.
 *
 * Only the shell is precached, so a content deploy leaves this file unchanged.
 * A new worker takes control at once. That's safe, because the hashed files of
 * old builds stay for tabs that still need them.
 *
 * @param entries the build injects the list at `__WB_MANIFEST`, which must
 * appear exactly once in the code
 */
function start(entries: WorkerScope['__WB_MANIFEST']): void {
  if (KILL_SWITCH) {
    retire()
    return
  }
  enableNavigationPreload()
  registerRoutes(self.registration.scope, installShell(entries))
}

/**
 * Make this worker the last one: it handles no requests, deletes the site's
 * caches and unregisters itself. Open pages keep working and load everything
 * from the network.
 */
function retire(): void {
  const { registration } = self
  const names = Object.values(nameCaches(registration.scope))
  self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', event =>
    event.waitUntil(
      Promise.all(names.map(name => caches.delete(name))).then(() =>
        registration.unregister()
      )
    )
  )
}

/**
 * Precache the shell when the worker is installed, and take control of open
 * pages.
 *
 * Hashed files of the previous shell move to the chunks instead of being
 * deleted, because open tabs and stored documents still request them.
 */
function installShell(
  entries: WorkerScope['__WB_MANIFEST']
): PrecacheController {
  const { scope } = self.registration
  const shell = new PrecacheController({
    cacheName: nameCaches(scope).shell
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
  const names = nameCaches(scope)
  const from = await caches.open(names.shell)
  const to = await caches.open(names.chunks)
  const expiration = new CacheExpiration(names.chunks, {
    maxEntries: MAX_CHUNKS
  })
  const current = new Set(shell.getURLsToCacheKeys().values())
  for (const request of await from.keys()) {
    const { url } = request
    if (current.has(url) || !isHashedFile(url.slice(scope.length))) continue
    const response = await from.match(request)
    if (response === undefined) continue
    await to.put(request, response)
    // Workbox never evicts a file without a timestamp.
    await expiration.updateTimestamp(url)
  }
}

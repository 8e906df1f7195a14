import { isCacheOf } from './cacheNames.ts'

/**
 * Make this worker the last one: it answers no request, clears this site's
 * caches and unregisters itself. Open pages keep working and load everything
 * from the network.
 */
export function retireWorker(self: WorkerScope): void {
  self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', event =>
    event.waitUntil(
      clearCaches(self.registration.scope).then(() =>
        self.registration.unregister()
      )
    )
  )
}

async function clearCaches(scope: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter(name => isCacheOf(scope, name))
      .map(name => caches.delete(name))
  )
}

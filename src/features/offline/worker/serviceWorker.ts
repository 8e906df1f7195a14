import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { createCacheNames } from '../cacheNames.ts'
import { installShell } from './installShell.ts'
import { registerRoutes } from './registerRoutes.ts'

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
  const shell = installShell(self, entries)
  enableNavigationPreload()
  registerRoutes(self.registration.scope, shell)
}

/**
 * Make this worker the last one: it handles no requests, deletes the site's
 * caches and unregisters itself. Open pages keep working and load everything
 * from the network.
 */
function retire(): void {
  const { registration } = self
  const names = Object.values(createCacheNames(registration.scope))
  self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', event =>
    event.waitUntil(
      Promise.all(names.map(name => caches.delete(name))).then(() =>
        registration.unregister()
      )
    )
  )
}

import type {
  RouteHandlerCallback,
  RouteHandlerCallbackOptions,
  WorkboxPlugin
} from 'workbox-core/types.js'
import { CacheOnly, NetworkFirst } from 'workbox-strategies'
import { isSamePathname } from '../../../core/model/paths.ts'
import type { CacheNames } from './cacheNames.ts'
import { createExpiration } from './createExpiration.ts'
import { createOfflineDocument } from './createOfflineDocument.ts'
import type { Shell } from './installShell.ts'
import { isHtml } from './responsePlugins.ts'

/** Seconds to wait for the network if a stored page exists. */
export const NETWORK_LIMIT = 3

const MOST_PAGES = 150
const LONGEST_AGE = 30 * 24 * 60 * 60

/**
 * Create the handler for documents: network within a time limit, then the
 * stored page, then a fallback.
 *
 * A page is stored under the canonical path it was served at, and found by any
 * form of that path. A reload waits for the network without a limit; otherwise
 * it would show the very page the reader wants to replace.
 */
export function createDocumentHandler(
  names: CacheNames,
  shell: Shell
): RouteHandlerCallback {
  const expiration = createExpiration({
    maxEntries: MOST_PAGES,
    maxAgeSeconds: LONGEST_AGE
  })
  const options = {
    cacheName: names.pages,
    matchOptions: { ignoreVary: true },
    plugins: [createKeyPlugin(names.pages), storePages, expiration]
  }
  const quick = new NetworkFirst({
    ...options,
    networkTimeoutSeconds: NETWORK_LIMIT
  })
  const patient = new NetworkFirst(options)
  const stored = new CacheOnly(options)

  return async context => {
    try {
      const strategy = isReload(context.request) ? patient : quick
      const response = await strategy.handle(context)
      // Firefox resolves a failed navigation preload with an error response,
      // and Workbox takes it for the site's answer.
      if (response.type === 'error') return await stored.handle(context)
      if (isGone(response)) context.event.waitUntil(forget(context, names))
      return response
    } catch {
      return createOfflineDocument(context.url, shell, names)
    }
  }
}

/** Find a page by any form of its path: offline, no server redirects. */
function createKeyPlugin(cacheName: string): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request, mode }) => {
      const { origin, pathname } = new URL(request.url)
      const cache = await caches.open(cacheName)
      const stored =
        mode === 'read' ? await findKey(cache, pathname) : undefined
      return stored ?? origin + pathname
    }
  }
}

async function findKey(
  cache: Cache,
  pathname: string
): Promise<string | undefined> {
  const requests = await cache.keys()
  return requests.find(({ url }) =>
    isSamePathname(new URL(url).pathname, pathname)
  )?.url
}

const storePages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && isHtml(response)
      ? response
      : null
}

function isReload({ cache }: Request): boolean {
  return cache === 'reload' || cache === 'no-cache'
}

function isGone({ status }: Response): boolean {
  return status === 404 || status === 410
}

/** A page that was removed is not shown offline either. */
async function forget(
  { url }: RouteHandlerCallbackOptions,
  names: CacheNames
): Promise<void> {
  const cache = await caches.open(names.pages)
  const stored = await findKey(cache, url.pathname)
  if (stored !== undefined) await cache.delete(stored, { ignoreVary: true })
}

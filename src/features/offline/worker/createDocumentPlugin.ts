import type { WorkboxPlugin } from 'workbox-core/types.js'
import type { PrecacheController } from 'workbox-precaching'
import { isSamePathname } from '../../../core/model/paths.ts'
import { createCacheNames } from '../cacheNames.ts'
import { isHtml } from '../offlineCopy.ts'
import { createOfflineDocument } from './createOfflineDocument.ts'

/**
 * Create the plugin for documents.
 *
 * A page is stored under the canonical path that it was served at, and found by
 * any form of that path, because there are no redirects offline.
 */
export function createDocumentPlugin(
  scope: string,
  shell: PrecacheController
): WorkboxPlugin {
  const { pages } = createCacheNames(scope)

  async function findKey(url: string): Promise<string | undefined> {
    const { pathname } = new URL(url)
    const cache = await caches.open(pages)
    const requests = await cache.keys()
    return requests.find(stored =>
      isSamePathname(new URL(stored.url).pathname, pathname)
    )?.url
  }

  return {
    cacheKeyWillBeUsed: async ({ request: { url }, mode }) => {
      const key = mode === 'read' ? await findKey(url) : undefined
      const { origin, pathname } = new URL(url)
      return key ?? origin + pathname
    },

    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && !response.redirected && isHtml(response)
        ? response
        : null,

    // A removed page isn't shown offline either.
    handlerWillRespond: async ({ request, response }) => {
      if (response.status === 404 || response.status === 410) {
        const key = await findKey(request.url)
        const cache = await caches.open(pages)
        if (key !== undefined) await cache.delete(key, { ignoreVary: true })
      }
      return response
    },

    // Check the cache again: Firefox resolves a failed navigation preload with
    // an error response, which Workbox mistakes for the server's.
    handlerDidError: async ({ request: { url } }) => {
      const key = await findKey(url)
      const stored =
        key === undefined
          ? undefined
          : await caches.match(key, { cacheName: pages, ignoreVary: true })
      return stored ?? createOfflineDocument(new URL(url), shell)
    }
  }
}

import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { registerRoute } from 'workbox-routing'
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate
} from 'workbox-strategies'
import { type CacheNames, createCacheNames } from './cacheNames.ts'
import {
  createDocumentHandler,
  NETWORK_LIMIT
} from './createDocumentHandler.ts'
import {
  createExpiration,
  MOST_CHUNKS,
  MOST_IMAGES
} from './createExpiration.ts'
import type { Shell } from './installShell.ts'
import { readStoredTable } from './readStoredTable.ts'
import { findKept, refuseDocuments, storeGood } from './responsePlugins.ts'

/** Route each kind of request to its source. */
export function registerRoutes(self: WorkerScope, shell: Shell): void {
  const names = createCacheNames(self.registration.scope)
  const matchOptions = { ignoreVary: true }
  const tables = {
    cacheName: names.tables,
    networkTimeoutSeconds: NETWORK_LIMIT,
    matchOptions
  }
  registerRoute(matchBelow('', isDocument), createDocumentHandler(names, shell))
  registerRoute(
    matchBelow('assets/'),
    new CacheFirst({
      cacheName: names.chunks,
      matchOptions,
      plugins: [
        findKept,
        refuseDocuments,
        storeGood,
        createExpiration({ maxEntries: MOST_CHUNKS })
      ]
    })
  )
  registerRoute(
    // Only the server knows whether a page exists that a stored table lacks.
    matchBelow('pages/', ({ cache }) => cache !== 'no-store'),
    new NetworkFirst({
      ...tables,
      plugins: [createTablePlugin(names), refuseDocuments, storeGood]
    })
  )
  registerRoute(
    matchBelow('', ({ url }) => /\.json(?:\?|$)/.test(url)),
    new NetworkFirst({
      ...tables,
      plugins: [findKept, refuseDocuments, storeGood]
    })
  )
  registerRoute(
    matchBelow('', ({ destination }) => destination === 'image'),
    new StaleWhileRevalidate({
      cacheName: names.images,
      matchOptions,
      plugins: [
        findKept,
        refuseDocuments,
        storeGood,
        createExpiration({ maxEntries: MOST_IMAGES })
      ]
    })
  )
}

/** Match requests for files of the site below a path. */
function matchBelow(
  path: string,
  isMeant: (request: Request) => boolean = () => true
): RouteMatchCallback {
  return ({ request, url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith(`${BASE_URL}${path}`) &&
    isMeant(request)
}

/** Limit a table to what is stored. */
function createTablePlugin(names: CacheNames): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ request }) => {
      const path = decodeURI(new URL(request.url).pathname)
      const table = await readStoredTable(path.slice(BASE_URL.length), names)
      return table && Response.json(table)
    }
  }
}

/** A page may also fetch a document, to have it stored. */
function isDocument(request: Request): boolean {
  return (
    request.mode === 'navigate' ||
    request.headers.get('Accept')?.startsWith('text/html') === true
  )
}

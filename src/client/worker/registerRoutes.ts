import type { WorkboxPlugin } from 'workbox-core/types.js'
import { registerRoute } from 'workbox-routing'
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate
} from 'workbox-strategies'
import { SEARCH_INDEX_FILE } from '../../model/searchIndex.ts'
import { type CacheNames, createCacheNames } from './cacheNames.ts'
import {
  createDocumentHandler,
  NETWORK_LIMIT
} from './createDocumentHandler.ts'
import { createExpiration } from './createExpiration.ts'
import type { Shell } from './installShell.ts'
import { readStoredTable } from './readStoredTable.ts'
import { findKept, refuseDocuments, storeGood } from './responsePlugins.ts'

/** Maximum number of stored hashed files and images; the oldest are evicted. */
const MOST_CHUNKS = 1000
const MOST_IMAGES = 200

const matchOptions = { ignoreVary: true }

/** Route each kind of request to its source. */
export function registerRoutes(self: WorkerScope, shell: Shell): void {
  const names = createCacheNames(self.registration.scope)
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && isInBase(url) && isDocument(request),
    createDocumentHandler(names, shell)
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isUnder(url, 'assets/'),
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
    ({ url, sameOrigin }) => sameOrigin && isUnder(url, 'pages/'),
    new NetworkFirst({
      cacheName: names.tables,
      networkTimeoutSeconds: NETWORK_LIMIT,
      matchOptions,
      plugins: [createTablePlugin(names), refuseDocuments, storeGood]
    })
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isUnder(url, SEARCH_INDEX_FILE),
    new NetworkFirst({
      cacheName: names.tables,
      networkTimeoutSeconds: NETWORK_LIMIT,
      matchOptions,
      plugins: [findKept, refuseDocuments, storeGood]
    })
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && isInBase(url) && request.destination === 'image',
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

function isInBase(url: URL): boolean {
  return isUnder(url, '')
}

function isUnder({ pathname }: URL, folder: string): boolean {
  return pathname.startsWith(`${BASE_URL}${folder}`)
}

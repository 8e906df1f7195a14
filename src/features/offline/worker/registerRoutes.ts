import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js'
import {
  ExpirationPlugin,
  type ExpirationPluginOptions
} from 'workbox-expiration'
import type { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate
} from 'workbox-strategies'
import { CLIENT_KEY, type PageManifest } from '../../../core/model/route.ts'
import {
  isGone,
  isHtml,
  nameCaches,
  OFFLINE_MANIFEST_FILE
} from '../offlineManifest.ts'
import {
  listStoredUrls,
  readStoredManifest,
  toUrl
} from '../readStoredManifest.ts'
import { createDocumentPlugin } from './createDocumentPlugin.ts'
import { forgetPage } from './forgetPage.ts'

/** Seconds to wait for the network before using a stored response. */
const NETWORK_TIMEOUT = 3

/** Limits of the caches. The least recently used entries are evicted. */
export const MAX_CHUNKS = 1000
const MAX_IMAGES = 200
const MAX_PAGES = 150
const MAX_PAGE_AGE = 30 * 24 * 60 * 60 // seconds

/** Choose a strategy for each kind of request. */
export function registerRoutes(scope: string, shell: PrecacheController): void {
  const names = nameCaches(scope)
  const matchOptions = { ignoreVary: true }

  const documents = {
    cacheName: names.pages,
    matchOptions,
    plugins: [
      createDocumentPlugin(scope, shell),
      createExpiration({ maxEntries: MAX_PAGES, maxAgeSeconds: MAX_PAGE_AGE })
    ]
  }
  // No timeout, because it would return the page that the reader wants to
  // replace.
  registerRoute(
    matchBelow('', request => isDocument(request) && isReload(request)),
    new NetworkFirst(documents)
  )
  registerRoute(
    matchBelow('', isDocument),
    new NetworkFirst({ ...documents, networkTimeoutSeconds: NETWORK_TIMEOUT })
  )

  registerRoute(
    matchBelow('assets/'),
    new CacheFirst({
      cacheName: names.chunks,
      matchOptions,
      plugins: [
        searchAllCaches,
        rejectDocuments,
        createExpiration({ maxEntries: MAX_CHUNKS })
      ]
    })
  )

  const manifests = {
    cacheName: names.manifests,
    matchOptions,
    networkTimeoutSeconds: NETWORK_TIMEOUT
  }
  registerRoute(
    matchBelow('pages/'),
    new NetworkFirst({
      ...manifests,
      plugins: [
        createTablePlugin(scope),
        rejectDocuments,
        createRemover(names.manifests)
      ]
    })
  )
  registerRoute(
    // Data of features, such as the search index. The page itself asks whether
    // there's a copy to save.
    matchBelow(
      '',
      ({ url }) =>
        /\.json(?:\?|$)/.test(url) && !url.includes(OFFLINE_MANIFEST_FILE)
    ),
    new NetworkFirst({
      ...manifests,
      plugins: [
        searchAllCaches,
        rejectDocuments,
        createRemover(names.manifests)
      ]
    })
  )

  registerRoute(
    matchBelow('', ({ destination }) => destination === 'image'),
    new StaleWhileRevalidate({
      cacheName: names.images,
      matchOptions,
      plugins: [
        searchAllCaches,
        rejectDocuments,
        createRemover(names.images),
        createExpiration({ maxEntries: MAX_IMAGES })
      ]
    })
  )
}

/**
 * Match requests for files of the site below a path. `no-store` requests want
 * the server's own response, so the worker leaves them alone.
 */
function matchBelow(
  path: string,
  condition: (request: Request) => boolean = () => true
): RouteMatchCallback {
  return ({ request, url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith(BASE_URL + path) &&
    request.cache !== 'no-store' &&
    condition(request)
}

/** Whether a request is for a document; pages fetch documents to store them. */
function isDocument(request: Request): boolean {
  return (
    request.mode === 'navigate' ||
    request.headers.get('Accept')?.startsWith('text/html') === true
  )
}

function isReload({ cache }: Request): boolean {
  return cache === 'reload' || cache === 'no-cache'
}

/** Search the shell and the saved copy, too. */
const searchAllCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? caches.match(request, { ignoreVary: true })
}

/** Fail a request for a file if the server sends a document instead. */
const rejectDocuments: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.ok && isHtml(response)) {
      throw new Error(`The server sent a document instead of ${request.url}.`)
    }
    return response
  }
}

/** Store successful responses, and delete what the server has removed. */
function createRemover(cacheName: string): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) => {
      if (isGone(response)) {
        const cache = await caches.open(cacheName)
        await cache.delete(request, { ignoreVary: true })
      }
      return response.status === 200 ? response : null
    }
  }
}

/**
 * Limit a stored manifest to pages that open offline, and forget pages that its next
 * edition lacks.
 */
function createTablePlugin(scope: string): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ request }) => {
      const file = decodeURI(request.url.slice(scope.length))
      const manifest = await readStoredManifest(
        file,
        scope,
        await listStoredUrls()
      )
      return manifest && Response.json(manifest)
    },
    // Pages that an open tab found missing have no document to say so.
    cacheDidUpdate: async ({ oldResponse, newResponse }) => {
      if (!oldResponse) return
      const [before, now]: readonly PageManifest[] = await Promise.all([
        oldResponse.clone().json(),
        newResponse.clone().json()
      ])
      for (const [key, { pathname }] of Object.entries(before ?? {})) {
        if (key === CLIENT_KEY || now?.[key]) continue
        await forgetPage(scope, toUrl(scope, pathname.slice(1)))
      }
    }
  }
}

/** Evict entries beyond the limits, and all entries if the device is full. */
function createExpiration(limits: ExpirationPluginOptions): WorkboxPlugin {
  const plugin = new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })
  // Its methods are typed as possibly undefined instead of optional, which is
  // different under exactOptionalPropertyTypes.
  return plugin as WorkboxPlugin
}

import type { WorkboxPlugin } from 'workbox-core/types.js'
import type { PrecacheController } from 'workbox-precaching'
import { isSamePathname } from '../../../core/model/paths.ts'
import { isGone, isHtml, nameCaches } from '../offlineManifest.ts'
import { forgetPage } from './forgetPage.ts'

/**
 * Create the plugin for documents.
 *
 * A page is stored under the canonical path that it was served at, and found by
 * any form of that path, because there are no redirects offline. It's forgotten
 * when the server answers that it's gone or elsewhere.
 */
export function createDocumentPlugin(
  scope: string,
  shell: PrecacheController
): WorkboxPlugin {
  const { pages } = nameCaches(scope)

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

    cacheWillUpdate: async ({ request: { url }, response }) => {
      if (isGone(response)) await forgetPage(scope, url)
      // A redirect is also how other forms of a page's address are answered.
      if (response.redirected || response.type === 'opaqueredirect') {
        const { origin, pathname } = new URL(url)
        const cache = await caches.open(pages)
        await cache.delete(origin + pathname, { ignoreVary: true })
      }
      return response.status === 200 && !response.redirected && isHtml(response)
        ? response
        : null
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

/** The part of a document that contains the rendered page. */
const rootContent =
  /(<div id="?root"?>)[\s\S]*(<\/div>\s*<script type="?application\/json"? id="?page-record)/

/**
 * Create a document for a page without a stored one: the offline page with an
 * empty root. The client renders the page into it if its chunk is stored, or
 * else the offline page as a fallback.
 */
async function createOfflineDocument(
  { pathname }: URL,
  shell: PrecacheController
): Promise<Response> {
  const offlinePath = `${BASE_URL}offline`
  const offlinePage = await shell.matchPrecache(offlinePath)
  if (!offlinePage) return Response.error()
  if (isSamePathname(pathname, offlinePath)) return offlinePage
  const html = await offlinePage.text()
  const headers = new Headers(offlinePage.headers)
  headers.delete('Content-Encoding') // The text is decoded.
  headers.delete('Content-Length')
  return new Response(html.replace(rootContent, '$1$2'), { headers })
}

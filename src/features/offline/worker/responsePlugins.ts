import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * If the strategy's own cache has no match, answer from any cache of the
 * origin, including the shell and the saved copy.
 */
export const findKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request, { ignoreVary: true }))
}

/**
 * Reject a document in place of a file: some hosts and captive portals answer
 * every request with one, and the page must learn of the failure.
 */
export const refuseDocuments: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.ok && isHtml(response)) {
      throw new Error(`${request.url} was answered with a document.`)
    }
    return response
  }
}

/** Store only complete, successful responses. */
export const storeGood: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 ? response : null
}

/** Tell whether a response is a document. */
export function isHtml(response: Response): boolean {
  return /^text\/html\b/.test(response.headers.get('Content-Type') ?? '')
}

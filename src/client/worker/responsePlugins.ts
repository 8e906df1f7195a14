import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * Answer with a copy from any cache of the origin when the strategy's own has
 * none: the shell's files and what the reader has saved count as well.
 */
export const findKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request, { ignoreVary: true }))
}

/**
 * Refuse a document in the place of a file: some hosts and sign-in pages of
 * networks answer everything with one, and the page must hear of the failure.
 */
export const refuseDocuments: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.ok && isHtml(response)) {
      throw new Error(`${request.url} was answered with a document.`)
    }
    return response
  }
}

/** Store whole answers only, and none of an error. */
export const storeGood: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 ? response : null
}

/** Tell whether a response is a document. */
export function isHtml(response: Response): boolean {
  return /^text\/html\b/.test(response.headers.get('Content-Type') ?? '')
}

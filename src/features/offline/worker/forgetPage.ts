import {
  decodePathnameIfValid,
  namePageManifest,
  stripHtmlExtension,
  toPathnameKey
} from '../../../core/model/paths.ts'
import type { PageManifest } from '../../../core/model/route.ts'
import { SHARED_MANIFEST_FILE } from '../../../core/model/sharedPages.ts'
import { nameCaches } from '../offlineManifest.ts'
import { toUrl } from '../readStoredManifest.ts'

/**
 * Forget a page that the server no longer has: its document, and its records in
 * the stored page manifests, from which the client would render it.
 *
 * @param scope absolute URL of the base, with a trailing slash
 * @param url of the page; its letter case matters, as for the server
 */
export async function forgetPage(scope: string, url: string): Promise<void> {
  const { pages, manifests, saved } = nameCaches(scope)
  const path = trim(new URL(url).pathname)
  const documents = await caches.open(pages)
  for (const request of await documents.keys()) {
    if (trim(new URL(request.url).pathname) === path) {
      await documents.delete(request, { ignoreVary: true })
    }
  }
  const base = new URL(scope).pathname
  const pathname = `/${path.slice(base.length)}`
  const key = toPathnameKey(pathname)
  for (const name of [manifests, saved]) {
    for (const file of [namePageManifest(key), SHARED_MANIFEST_FILE]) {
      await forgetRecord(name, toUrl(scope, file), { key, pathname })
    }
  }
}

async function forgetRecord(
  cacheName: string,
  url: string,
  { key, pathname }: { readonly key: string; readonly pathname: string }
): Promise<void> {
  const options = { ignoreVary: true }
  const stored = await caches.match(url, { ...options, cacheName })
  if (!stored) return
  const { [key]: record, ...manifest }: PageManifest = await stored.json()
  if (!record || trim(record.pathname) !== pathname) return
  const cache = await caches.open(cacheName)
  await cache.delete(url, options)
  await cache.put(url, Response.json(manifest))
}

/** Remove what differs between forms of an address that lead to the same page. */
function trim(pathname: string): string {
  return stripHtmlExtension(decodePathnameIfValid(pathname)).replace(
    /(?<=.)\/$/,
    ''
  )
}

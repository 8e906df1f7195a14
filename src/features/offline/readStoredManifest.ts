import { CLIENT_KEY, type PageManifest } from '../../core/model/route.ts'
import { nameCaches } from './offlineManifest.ts'

/** List the URLs of all stored files of this origin. */
export async function listStoredUrls(): Promise<ReadonlySet<string>> {
  const names = await caches.keys()
  const requests = await Promise.all(
    names.map(async name => (await caches.open(name)).keys())
  )
  return new Set(requests.flat().map(({ url }) => url))
}

/**
 * Read a page manifest, limited to pages whose files are all stored.
 *
 * The latest manifest may name chunks that the reader never fetched, while the
 * saved files include the page's previous chunk. Then the record from the saved
 * manifest is used. Offline, the running client shows the pages of any build.
 *
 * @param file relative to the base
 * @param scope absolute URL of the base, with a trailing slash
 * @param urls see `listStoredUrls`
 * @returns undefined if no such manifest is stored
 */
export async function readStoredManifest(
  file: string,
  scope: string,
  urls: ReadonlySet<string>
): Promise<PageManifest | undefined> {
  const { saved, manifests } = nameCaches(scope)
  const responses = await Promise.all(
    [saved, manifests].map(cacheName =>
      caches.match(toUrl(scope, file), { cacheName, ignoreVary: true })
    )
  )
  const found = responses.filter(response => response !== undefined)
  if (found.length === 0) return undefined
  // The build wrote them, with this type.
  const read: readonly PageManifest[] = await Promise.all(
    found.map(response => response.json())
  )
  return Object.fromEntries(
    read
      .flatMap(manifest => Object.entries(manifest))
      .filter(
        ([key, { files, sidebar }]) =>
          key !== CLIENT_KEY &&
          [...files, sidebar].every(
            each => each === undefined || urls.has(toUrl(scope, each))
          )
      )
  )
}

/** Create the URL of a file from its path relative to the base. */
export function toUrl(scope: string, file: string): string {
  return scope + encodeURI(file)
}

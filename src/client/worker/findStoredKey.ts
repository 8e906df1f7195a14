import { isSamePathname } from '../../model/paths.ts'

/**
 * Find the cached page for a path, whatever its form: offline, no server
 * redirects to the canonical one.
 *
 * @param pathname with base, as in the address
 * @returns the address it is stored under
 */
export async function findStoredKey(
  cacheName: string,
  pathname: string
): Promise<string | undefined> {
  const cache = await caches.open(cacheName)
  const requests = await cache.keys()
  return requests
    .map(({ url }) => url)
    .find(url => isSamePathname(new URL(url).pathname, pathname))
}

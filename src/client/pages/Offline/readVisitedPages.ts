import { stripHtml } from '../../../model/paths.ts'
import { createCacheNames } from '../../worker/cacheNames.ts'

/**
 * List the pages whose documents the service worker has stored on the way.
 *
 * @returns paths with the base, in alphabetical order; none where the browser
 * denies storage
 */
export async function readVisitedPages(
  baseUrl: string
): Promise<readonly string[]> {
  if (!('caches' in window)) return []
  const scope = new URL(baseUrl, window.location.origin).href
  const { pages } = createCacheNames(scope)
  try {
    if (!(await caches.has(pages))) return []
    const cache = await caches.open(pages)
    const requests = await cache.keys()
    const paths = requests.map(({ url }) => stripHtml(new URL(url).pathname))
    return [...new Set(paths)]
      .filter(path => path !== `${baseUrl}offline`)
      .sort()
  } catch {
    return []
  }
}

import { useEffect, useState } from 'react'
import { stripHtml } from '../../model/paths.ts'

/** Caches of saved pages; the service worker names them so. */
const CACHE_PREFIX = 'pages'

/**
 * List the pages that this browser can show without a network.
 *
 * @returns paths with the base, in alphabetical order; undefined while they are
 * being read, and on the server
 */
export function useSavedPages(): readonly string[] | undefined {
  const [paths, setPaths] = useState<readonly string[]>()

  // Reads the browser's Cache Storage, which only the browser has.
  useEffect(() => {
    let isCurrent = true
    readSavedPages().then(saved => {
      if (isCurrent) setPaths(saved)
    })
    return () => {
      isCurrent = false
    }
  }, [])

  return paths
}

async function readSavedPages(): Promise<readonly string[]> {
  // Absent outside secure contexts; a browser may also refuse to open it.
  if (!('caches' in window)) return []
  try {
    const names = await caches.keys()
    const saved = await Promise.all(
      names.filter(name => name.startsWith(CACHE_PREFIX)).map(readCachedPaths)
    )
    return [...new Set(saved.flat())].sort()
  } catch {
    return []
  }
}

async function readCachedPaths(name: string): Promise<readonly string[]> {
  const cache = await caches.open(name)
  const requests = await cache.keys()
  return requests.map(({ url }) => stripHtml(new URL(url).pathname))
}

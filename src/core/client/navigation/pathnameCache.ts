import { createPathnameKey, decodePathname } from '../../model/paths.ts'

/**
 * Create a memoized function that maps a URL pathname to its page key.
 *
 * @param cap maximum number of cached results
 * @returns a function that returns undefined for an undecodable pathname
 */
export function createPathnameCache(
  cap: number
): (pathname: string) => string | undefined {
  const keys = new Map<string, string | undefined>()
  return pathname => {
    if (keys.has(pathname)) return keys.get(pathname)
    const decoded = decodePathname(pathname)
    const key = decoded === undefined ? undefined : createPathnameKey(decoded)
    if (keys.size < cap) keys.set(pathname, key)
    return key
  }
}

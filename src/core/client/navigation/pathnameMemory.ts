import { createPathnameKey, decodePathname } from '../../model/paths.ts'

/**
 * Create a cached function from the address bar's pathname to the key of its
 * page.
 *
 * @param cap maximum number of cached results; others are computed each time
 * @returns the function; it gives undefined for an undecodable pathname
 */
export function createPathnameMemory(
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

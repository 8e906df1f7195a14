/**
 * Find the element that a location's hash points to, by its decoded id.
 *
 * @param hash with its `#`, as in `location.hash`
 * @returns undefined without a hash, for one that cannot be decoded, and for an
 * id that the page does not have
 */
export function findHashTarget(hash: string): HTMLElement | undefined {
  const id = decodeHash(hash)
  if (id === undefined) return undefined
  return document.getElementById(id) ?? undefined
}

/** Decode a hash to an id; undefined when empty or wrongly encoded. */
export function decodeHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return undefined // An id cannot be meant: `%` alone is no encoding.
  }
}

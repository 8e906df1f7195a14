/**
 * Find the element that a location's hash points to, by its decoded id.
 *
 * @param hash with its `#`, as in `location.hash`
 * @returns undefined without a hash, if it can't be decoded, or if the page has
 * no such id
 */
export function findHashTarget(hash: string): HTMLElement | undefined {
  const id = decodeHash(hash)
  if (id === undefined) return undefined
  return document.getElementById(id) ?? undefined
}

/** Decode a hash to an id; undefined if empty or badly encoded. */
export function decodeHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return undefined // Not an id: a lone `%` is invalid encoding.
  }
}

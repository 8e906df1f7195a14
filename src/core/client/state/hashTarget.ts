/**
 * Find the element that a hash refers to.
 *
 * @param hash including `#`, as in `location.hash`
 * @returns undefined if the hash is empty or undecodable, or the id doesn't
 * exist
 */
export function findHashTarget(hash: string): HTMLElement | undefined {
  const id = decodeHash(hash)
  if (id === undefined) return undefined
  return document.getElementById(id) ?? undefined
}

/** Decode a hash to an id. Returns undefined if it is empty or undecodable. */
export function decodeHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return undefined // For example a lone `%`.
  }
}

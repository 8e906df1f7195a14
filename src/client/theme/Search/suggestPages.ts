import { openIndex } from './engine/openIndex.ts'
import { type KnownAddress, rankAddresses, readWords } from './rankAddresses.ts'

/** What helps readers on from an address that doesn't exist. */
export interface Suggestions {
  /** Words of the address, for the search. */
  readonly words: string
  /** Whether the pages' addresses look like it. */
  readonly areNear: boolean
  readonly pages: readonly KnownAddress[]
}

const LIMIT = 3

/**
 * Suggest pages for an address that doesn't exist: of those in the search index,
 * or without a network of those that the site's settings name. If none is near,
 * suggest those where readers start.
 *
 * @param named in the site's settings
 * @param starts paths where readers start
 */
export async function suggestPages(
  baseUrl: string,
  wanted: string,
  named: readonly KnownAddress[],
  starts: readonly string[]
): Promise<Suggestions> {
  const known = await openIndex(baseUrl).then(
    ({ root: { pages } }) =>
      pages.paths.map((path, index) => ({
        path,
        title: pages.titles[index] ?? path
      })),
    () => named
  )
  const near = rankAddresses(wanted, known, LIMIT)
  const areNear = near.length > 0
  return {
    words: readWords(wanted),
    areNear,
    pages: areNear ? near : known.filter(({ path }) => starts.includes(path))
  }
}

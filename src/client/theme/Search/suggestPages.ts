import { openIndex } from './engine/openIndex.ts'
import { type KnownAddress, rankAddresses, readWords } from './rankAddresses.ts'

/** What can be said about an address that leads nowhere. */
export interface Suggestions {
  /** Words of the address, for the search. */
  readonly words: string
  /** Whether the pages' addresses look like it. */
  readonly areNear: boolean
  readonly pages: readonly KnownAddress[]
}

const LIMIT = 3

/**
 * Suggest pages for an address that leads nowhere, among all that the search
 * knows; without a network among those that the site itself names. If none is
 * near, suggest those where readers start.
 *
 * @param named by the site itself
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

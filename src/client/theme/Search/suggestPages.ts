import { openIndex } from './engine/openIndex.ts'
import { type KnownAddress, rankAddresses, readWords } from './rankAddresses.ts'

/** What can be said about an address that leads nowhere. */
export interface Suggestions {
  /** Words of the address, for the search. */
  readonly words: string
  readonly pages: readonly KnownAddress[]
}

const LIMIT = 3

/**
 * Suggest pages for an address that leads nowhere, among all that the search
 * knows; without a network among those that the site itself names.
 *
 * @param named by the site itself
 */
export async function suggestPages(
  baseUrl: string,
  wanted: string,
  named: readonly KnownAddress[]
): Promise<Suggestions> {
  const known = await openIndex(baseUrl).then(
    ({ root: { pages } }) =>
      pages.paths.map((path, index) => ({
        path,
        title: pages.titles[index] ?? path
      })),
    () => named
  )
  return {
    words: readWords(wanted),
    pages: rankAddresses(wanted, known, LIMIT)
  }
}

import type { NamedPage } from '../../../core/model/route.ts'
import { openIndex } from './engine/openIndex.ts'
import { rankAddresses, readWords } from './rankAddresses.ts'

/** What helps readers on from an address that doesn't exist. */
export interface Suggestions {
  /** Words of the address, for the search. */
  readonly words: string
  readonly pages: readonly NamedPage[]
}

const LIMIT = 3

/**
 * Suggest pages for an address that doesn't exist: of those in the search index,
 * or without a network of those that the site's settings name.
 *
 * @param named in the site's settings
 */
export async function suggestPages(
  baseUrl: string,
  wanted: string,
  named: readonly NamedPage[]
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

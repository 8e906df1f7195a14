import type { NamedPage } from '../../../core/model/route.ts'
import { openIndex } from './engine/openIndex.ts'
import { extractWords, rankAddresses } from './rankAddresses.ts'

/** Suggestions for an address that doesn't exist. */
export interface Suggestions {
  /** Words of the address, as a query. */
  readonly words: string
  readonly pages: readonly NamedPage[]
}

const LIMIT = 3

/**
 * Suggest pages for an address that doesn't exist: from the search index or,
 * offline, from the site's settings.
 *
 * @param named pages in the site's settings
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
    words: extractWords(wanted),
    pages: rankAddresses(wanted, known, LIMIT)
  }
}

import { rankPathnames } from '../../../core/model/rankPathnames.ts'
import type { NamedPage } from '../../../core/model/route.ts'
import { openIndex } from './openIndex.ts'

const LIMIT = 3

/** Suggest pages for an address that doesn't exist, from the search index. */
export async function suggestPages(
  baseUrl: string,
  wanted: string
): Promise<readonly NamedPage[]> {
  const { pages } = (await openIndex(baseUrl)).root
  const known = pages.paths.map((path, index) => ({
    path,
    title: pages.titles[index] ?? path
  }))
  return rankPathnames(wanted, known, LIMIT)
}

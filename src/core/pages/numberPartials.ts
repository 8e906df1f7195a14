import { MAX_PARTIALS } from '../model/limits.ts'
import {
  parseContentRequest,
  printContentRequest
} from '../site/routes/contentRequest.ts'
import { findPartial } from '../site/routes/findPartial.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { PageFactsReader } from './createCachedCompiler.ts'

/**
 * Number the partials that a page includes several times, itself or through other
 * partials, so that the ids in each copy are unique. The page's contents then list
 * where the further copies are.
 *
 * @param contentDir absolute
 * @returns the same page if it includes each partial once
 */
export async function numberPartials(
  planned: PlannedRoute,
  readFacts: PageFactsReader,
  contentDir: string
): Promise<PlannedRoute> {
  // Lists of posts show several contents, which can include the same partial.
  const counts = new Map<string, number>()
  // Builds reject pages with more; development shows them.
  let left = MAX_PARTIALS
  const contents: string[] = []
  for (const specifier of planned.contents) {
    const copies = await listCopies(specifier, [], [])
    contents.push(
      copies.length === 0
        ? specifier
        : printContentRequest({ ...parseContentRequest(specifier), copies })
    )
  }
  const isSame = contents.every(each => planned.contents.includes(each))
  return isSame ? planned : { ...planned, contents }

  /**
   * @param place indexes of the partials that lead to this one
   * @param parents files of the page and the partials that lead to this one
   */
  async function listCopies(
    specifier: string,
    place: readonly number[],
    parents: readonly string[]
  ): Promise<readonly string[]> {
    const { file } = parseContentRequest(specifier)
    const { partials = [] } = (await readFacts(specifier)) ?? {}
    const chain = [...parents, file]
    const copies: string[] = []
    for (const [index, use] of partials.entries()) {
      const partial = findPartial(use.specifier, file, contentDir)
      // Rendering reports files that include themselves.
      if (chain.includes(partial) || left === 0) continue
      left -= 1
      const count = (counts.get(partial) ?? 0) + 1
      counts.set(partial, count)
      const inner = [...place, index]
      if (count > 1) copies.push(`${inner.join('_')}-${count}`)
      copies.push(...(await listCopies(partial, inner, chain)))
    }
    return copies
  }
}

import { MAX_PARTIALS } from '../model/limits.ts'
import {
  findPartial,
  parseContentRequest,
  printContentRequest
} from '../site/routes/contentRequest.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { ReadPage } from './cachedCompiler.ts'

/**
 * Number the partials that a page includes several times, itself or through other
 * partials, so that the ids in each copy are unique. The page's requests then list
 * where the further copies are.
 *
 * @param contentDir absolute
 * @returns the same page if it includes each partial once
 */
export async function numberPartials(
  page: PlannedRoute,
  readPage: ReadPage,
  contentDir: string
): Promise<PlannedRoute> {
  // Lists of posts show several contents, which can include the same partial.
  const counts = new Map<string, number>()
  // Builds reject pages with more; development shows them.
  let left = MAX_PARTIALS
  const contents: string[] = []
  for (const request of page.contents) {
    const copies = await listCopies(request, [], [])
    contents.push(
      copies.length === 0
        ? request
        : printContentRequest({ ...parseContentRequest(request), copies })
    )
  }
  const isSame = contents.every(each => page.contents.includes(each))
  return isSame ? page : { ...page, contents }

  /**
   * @param place indexes of the partials that lead to this one
   * @param parents their files
   */
  async function listCopies(
    request: string,
    place: readonly number[],
    parents: readonly string[]
  ): Promise<readonly string[]> {
    const { file } = parseContentRequest(request)
    const { partials = [] } = (await readPage(request)) ?? {}
    const chain = [...parents, file]
    const copies: string[] = []
    for (const [index, { specifier }] of partials.entries()) {
      const partial = findPartial(specifier, file, contentDir)
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

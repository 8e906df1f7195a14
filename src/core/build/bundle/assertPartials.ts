import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { MAX_PARTIALS } from '../../model/limits.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import { type ReadPage, splitRequest } from './pageCompiler.ts'

/**
 * Count the partials of each page. Rendering a page that shows a partial a
 * million times would take hours.
 *
 * @param contentDir absolute; `@site/` refers to it
 * @throws SiteError about a page that shows too many partials
 */
export async function assertPartials(
  routes: readonly PlannedRoute[],
  readPage: ReadPage,
  contentDir: string
): Promise<void> {
  for (const { route, contents, source } of routes) {
    let count = 0
    const countIn = async (
      request: string,
      outer: readonly string[]
    ): Promise<void> => {
      const { file } = splitRequest(request)
      if (outer.includes(file)) return
      const { partials = [] } = (await readPage(request)) ?? {}
      for (const specifier of partials) {
        count += 1
        if (count > MAX_PARTIALS) return
        const partial = findPartial(specifier, file, contentDir)
        await countIn(partial, [...outer, file])
      }
    }
    for (const request of contents) await countIn(request, [])
    if (count > MAX_PARTIALS) {
      throw new SiteError(
        `The page shows more than ${MAX_PARTIALS.toLocaleString('en')} partials.`,
        {
          place: { file: source?.file ?? route.pathname },
          remedy:
            'Show each partial once: every level of partials that show another one twice doubles the page.'
        }
      )
    }
  }
}

/** Find the file that a partial's import refers to. */
export function findPartial(
  specifier: string,
  file: string,
  contentDir: string
): string {
  return specifier.startsWith('@site/')
    ? path.join(contentDir, specifier.slice('@site/'.length))
    : path.resolve(path.dirname(file), specifier)
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pathname } from '../../model/paths.ts'
import type { SearchSection } from '../../model/searchSection.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { CompiledPages } from './markdownCompiler.ts'
import type { CompilePage } from './pageCompiler.ts'

/** What the search reads of each page, by pathname. */
export type PageSections = ReadonlyMap<Pathname, readonly SearchSection[]>

/**
 * Read the parts of all pages whose content is their own; lists of posts repeat
 * what other pages say.
 *
 * @param compiled need not be asked for again
 * @param contentDir absolute; what `@site/` stands for
 */
export async function readPageSections(
  routes: readonly PlannedRoute[],
  compilePage: CompilePage,
  compiled: CompiledPages,
  contentDir: string
): Promise<PageSections> {
  const pages = new Map<Pathname, readonly SearchSection[]>()
  for (const { route, contents } of routes) {
    const [request] = contents
    const isOwn = route.kind === 'doc' || route.kind === 'blogPost'
    if (!(isOwn || route.kind === 'landing') || request === undefined) continue
    pages.set(route.pathname, await readSections(request, []))
  }
  return pages

  async function readSections(
    request: string,
    outer: readonly string[]
  ): Promise<readonly SearchSection[]> {
    const at = request.lastIndexOf('?')
    const file = at < 0 ? request : request.slice(0, at)
    if (outer.includes(file)) return []
    const query = at < 0 ? '' : request.slice(at)
    const page = compiled.get(file + query) ?? (await compile(file, query))
    const sections = page?.sections ?? []
    const read = sections.map(section =>
      section.id === undefined
        ? readPartial(section.specifier, [...outer, file])
        : [section]
    )
    return (await Promise.all(read)).flat()
  }

  /** @returns undefined if the page can't be compiled */
  async function compile(file: string, query: string) {
    const source = await readFile(file, 'utf8').catch(() => undefined)
    if (source === undefined) return undefined
    const { result } = await compilePage({ file, query, source })
    return 'code' in result ? result : undefined
  }

  async function readPartial(
    specifier: string,
    outer: readonly string[]
  ): Promise<readonly SearchSection[]> {
    const folder = path.dirname(outer.at(-1) ?? contentDir)
    const file = specifier.startsWith('@site/')
      ? path.join(contentDir, specifier.slice('@site/'.length))
      : path.resolve(folder, specifier)
    return readSections(file, outer)
  }
}

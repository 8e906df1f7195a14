import {
  findPartial,
  type ReadPage,
  splitRequest
} from '../../../core/build/bundle/pageCompiler.ts'
import type { Pathname } from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { PageSection, SearchSection } from '../searchSection.ts'

declare module '../../../core/markdown/markdownContext.ts' {
  interface PageFacts {
    /** The searchable sections of a page. */
    readonly sections?: readonly PageSection[]
  }
}

/** Searchable sections by pathname. */
export type PageSections = ReadonlyMap<Pathname, readonly SearchSection[]>

/**
 * Read the sections of all pages with content of their own; lists of posts only
 * repeat other pages.
 *
 * @param contentDir absolute path that `@site/` resolves to
 */
export async function readPageSections(
  routes: readonly PlannedRoute[],
  readPage: ReadPage,
  contentDir: string
): Promise<PageSections> {
  const pages = new Map<Pathname, readonly SearchSection[]>()
  for (const { route, contents, source } of routes) {
    const [request] = contents
    if (source === undefined || request === undefined) continue
    pages.set(
      route.pathname,
      mergeHeadlessSections(await readSections(request, []))
    )
  }
  return pages

  async function readSections(
    request: string,
    outer: readonly string[]
  ): Promise<readonly SearchSection[]> {
    const { file } = splitRequest(request)
    if (outer.includes(file)) return []
    const { sections = [] } = (await readPage(request)) ?? {}
    const read = sections.map(section =>
      section.id === undefined
        ? readSections(findPartial(section.specifier, file, contentDir), [
            ...outer,
            file
          ])
        : [section]
    )
    return (await Promise.all(read)).flat()
  }
}

/**
 * Merge sections that a partial interrupts. Text before the partial's first
 * heading belongs to the section that includes it, and so does text after the
 * partial.
 */
export function mergeHeadlessSections(
  sections: readonly SearchSection[]
): readonly SearchSection[] {
  const joined: SearchSection[] = []
  for (const section of sections) {
    const { id, heading } = section
    const index =
      heading === ''
        ? joined.findLastIndex(each => id === '' || each.id === id)
        : -1
    const preceding = joined[index]
    if (preceding === undefined) joined.push(section)
    else joined[index] = joinSections(preceding, section)
  }
  return joined
}

function joinSections(one: SearchSection, other: SearchSection): SearchSection {
  return {
    ...one,
    symbols: [...new Set([...one.symbols, ...other.symbols])],
    text: [one.text, other.text].filter(Boolean).join(' '),
    code: [one.code, other.code].filter(Boolean).join('\n')
  }
}

import { findPartial } from '../../../core/build/bundle/assertPartials.ts'
import {
  type ReadPage,
  splitRequest
} from '../../../core/build/bundle/pageCompiler.ts'
import type { Pathname } from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { PageSection, SearchSection } from '../searchSection.ts'

declare module '../../../core/markdown/markdownContext.ts' {
  interface PageFacts {
    /** What the search reads of a page. */
    readonly sections?: readonly PageSection[]
  }
}

/** The searchable parts of each page, by pathname. */
export type PageSections = ReadonlyMap<Pathname, readonly SearchSection[]>

/**
 * Read the parts of all pages that have their own content; lists of posts only
 * repeat other pages.
 *
 * @param contentDir absolute; what `@site/` stands for
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
    pages.set(route.pathname, joinHeadless(await readSections(request, [])))
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
 * Join sections that a partial interrupts. What it says before its own first
 * heading belongs to the section that shows it, and so does what follows it.
 */
export function joinHeadless(
  sections: readonly SearchSection[]
): readonly SearchSection[] {
  const joined: SearchSection[] = []
  for (const section of sections) {
    const { id, heading } = section
    const place =
      heading === ''
        ? joined.findLastIndex(each => id === '' || each.id === id)
        : -1
    const begun = joined[place]
    if (begun === undefined) joined.push(section)
    else joined[place] = joinSections(begun, section)
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

import path from 'node:path'
import {
  type ReadPage,
  splitRequest
} from '../../../core/build/bundle/pageCompiler.ts'
import { SiteError } from '../../../core/model/errors.ts'
import { MAX_PARTIALS } from '../../../core/model/limits.ts'
import type { Pathname } from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { SearchSection } from '../searchSection.ts'

/** The searchable parts of each page, by pathname. */
export type PageSections = ReadonlyMap<Pathname, readonly SearchSection[]>

/**
 * Read the parts of all pages that have their own content; lists of posts only
 * repeat other pages.
 *
 * @param contentDir absolute; what `@site/` stands for
 * @throws SiteError about a page that shows too many partials
 */
export async function readPageSections(
  routes: readonly PlannedRoute[],
  readPage: ReadPage,
  contentDir: string
): Promise<PageSections> {
  const pages = new Map<Pathname, readonly SearchSection[]>()
  let partials = 0
  for (const { route, contents, source } of routes) {
    const [request] = contents
    const isOwn = route.kind === 'doc' || route.kind === 'blogPost'
    if (!(isOwn || route.kind === 'landing') || request === undefined) continue
    partials = 0
    const sections = await readSections(request, [])
    if (partials > MAX_PARTIALS) {
      throw new SiteError(
        `The page includes more than ${MAX_PARTIALS.toLocaleString('en')} partials.`,
        {
          place: { file: source?.file ?? route.pathname },
          remedy:
            'Check for partials that include the same partial twice, which doubles the page each time.'
        }
      )
    }
    pages.set(route.pathname, joinHeadless(sections))
  }
  return pages

  async function readSections(
    request: string,
    outer: readonly string[]
  ): Promise<readonly SearchSection[]> {
    const { file } = splitRequest(request)
    if (outer.length > 0) partials += 1
    if (outer.includes(file) || partials > MAX_PARTIALS) return []
    const { sections = [] } = (await readPage(request)) ?? {}
    const read = sections.map(section =>
      section.id === undefined
        ? readSections(findPartial(section.specifier, file), [...outer, file])
        : [section]
    )
    return (await Promise.all(read)).flat()
  }

  function findPartial(specifier: string, file: string): string {
    return specifier.startsWith('@site/')
      ? path.join(contentDir, specifier.slice('@site/'.length))
      : path.resolve(path.dirname(file), specifier)
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

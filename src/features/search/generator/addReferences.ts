import { groupBy } from '../../../core/model/groupBy.ts'
import {
  decodeLink,
  type Pathname,
  splitLink,
  stripBaseUrl
} from '../../../core/model/paths.ts'
import type { SearchSection } from '../searchSection.ts'
import type { PageSections } from './readPageSections.ts'

/**
 * Add the identifiers that `reference.ts` maps to each section of a page, unless
 * the page already has a heading or row for them.
 *
 * @param references name → addresses with base and perhaps an anchor
 */
export function addReferences(
  pages: PageSections,
  references: ReadonlyMap<string, readonly string[]>,
  baseUrl: string
): PageSections {
  const links = [...references].flatMap(([name, hrefs]) =>
    hrefs.map(href => ({ name, href }))
  )
  const added = new Map(pages)
  for (const [href, same] of groupBy(links, link => link.href)) {
    const { path, hash } = splitLink(href)
    const pathname = stripBaseUrl(baseUrl, path) as Pathname // if it is one
    const sections = added.get(pathname)
    if (sections === undefined) continue
    const names = same.map(({ name }) => name)
    added.set(pathname, addSymbols(sections, decodeLink(hash.slice(1)), names))
  }
  return added
}

function addSymbols(
  sections: readonly SearchSection[],
  id: string,
  wanted: readonly string[]
): readonly SearchSection[] {
  const known = new Set(sections.flatMap(({ symbols }) => symbols))
  const names = wanted.filter(name => !known.has(name))
  return sections.map(section =>
    section.id === id
      ? { ...section, symbols: [...section.symbols, ...names] }
      : section
  )
}

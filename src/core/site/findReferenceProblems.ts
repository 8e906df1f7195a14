import { suggestDoc } from '../content/schema/suggestName.ts'
import { SiteError, unknownSidebar } from '../model/errors.ts'
import type { Doc, SiteVersion } from './site.ts'

/**
 * Find references to missing docs and sidebars in front matter (behavior 2.5.4,
 * 2.5.7).
 */
export function findReferenceProblems(
  version: SiteVersion
): readonly SiteError[] {
  return version.docs.flatMap(doc => [
    ...findNeighborProblem(doc, 'pagination_prev', version),
    ...findNeighborProblem(doc, 'pagination_next', version),
    ...findSidebarProblem(doc, version)
  ])
}

function findNeighborProblem(
  { source }: Doc,
  key: 'pagination_prev' | 'pagination_next',
  { docs, drafts }: SiteVersion
): readonly SiteError[] {
  const id = source.frontMatter[key]
  if (id === undefined || id === null) return []
  if ([...docs, ...drafts].some(doc => doc.id === id)) return []
  const ids = docs.map(doc => doc.id)
  return [
    new SiteError(
      `The ${key} front matter points to a non-existent ID ${id}.`,
      {
        place: source.locator.findValue([key]),
        remedy: `${suggestDoc(id, ids)}\nFor no link, write null.`
      }
    )
  ]
}

function findSidebarProblem(
  { source }: Doc,
  { sidebars, hasInvalidSidebars, data }: SiteVersion
): readonly SiteError[] {
  const id = source.frontMatter.displayed_sidebar
  if (id === undefined || id === null || hasInvalidSidebars) return []
  const ids = sidebars.map(sidebar => sidebar.id)
  if (ids.includes(id)) return []
  return [
    new SiteError(unknownSidebar(id, { versions: [data.name], ids }), {
      place: source.locator.findValue(['displayed_sidebar']),
      remedy: 'Write one of these ids, or null for none.'
    })
  ]
}

import { SiteError, unknownSidebar } from '../../model/errors.ts'
import { suggestDoc } from '../content/suggestName.ts'
import type { Doc, SiteSidebar } from './site.ts'

/** The docs and sidebars of one version. */
interface ReferenceInput {
  readonly versionName: string
  readonly docs: readonly Doc[]
  readonly draftIds: readonly string[]
  /** Absent where the sidebars could not be made. */
  readonly sidebars: readonly SiteSidebar[] | undefined
}

/**
 * Find front matter that names a doc or a sidebar which does not exist
 * (behaviour 2.5.4, 2.5.7).
 */
export function findReferenceProblems(
  input: ReferenceInput
): readonly SiteError[] {
  return input.docs.flatMap(doc => [
    ...findNeighbourProblem(doc, 'pagination_prev', input),
    ...findNeighbourProblem(doc, 'pagination_next', input),
    ...findSidebarProblem(doc, input)
  ])
}

function findNeighbourProblem(
  { source }: Doc,
  key: 'pagination_prev' | 'pagination_next',
  { docs, draftIds }: ReferenceInput
): readonly SiteError[] {
  const id = source.frontMatter[key]
  if (id === undefined || id === null || draftIds.includes(id)) return []
  if (docs.some(doc => doc.id === id)) return []
  const ids = docs.map(doc => doc.id)
  return [
    new SiteError(
      `The ${key} front matter points to a non-existent ID ${id}.`,
      {
        place: source.locator.findValue([key]),
        remedy: `${suggestDoc(id, ids)}\nWrite null for no link.`
      }
    )
  ]
}

function findSidebarProblem(
  { source }: Doc,
  { sidebars, versionName }: ReferenceInput
): readonly SiteError[] {
  const id = source.frontMatter.displayed_sidebar
  if (id === undefined || id === null || sidebars === undefined) return []
  const ids = sidebars.map(sidebar => sidebar.id)
  if (ids.includes(id)) return []
  return [
    new SiteError(unknownSidebar(id, { versions: [versionName], ids }), {
      place: source.locator.findValue(['displayed_sidebar']),
      remedy: 'Write the id of one of them, or null for none.'
    })
  ]
}

import type { PlacedLink } from '../../../core/build/bundle/compilePages.ts'
import type { SourceLocation } from '../../../core/model/errors.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import { decodeLink } from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'

/** Finds where a page, or a part that it may show, has a link. */
export type FindLinkPlace = (
  href: string,
  page: PlannedRoute
) => SourceLocation | undefined

/**
 * Create the finder. Links are listed when it is first asked, because most
 * builds have no broken one.
 *
 * @param routes of all pages, whose own links are not those of parts
 */
export function createLinkFinder(
  listLinks: () => readonly PlacedLink[],
  routes: readonly PlannedRoute[]
): FindLinkPlace {
  let known: ReadonlyMap<string, readonly PlacedLink[]> | undefined
  const pageFiles = new Set<string>(
    routes.flatMap(({ source }) => source?.file ?? [])
  )
  return (href, { source }) => {
    known ??= groupBy(listLinks(), link => decodeLink(link.href))
    const same = known.get(decodeLink(href)) ?? []
    const found =
      same.find(({ place }) => place.file === source?.file) ??
      // Lists have no file of their own, and show the links of posts.
      same.find(({ place }) => !source || !pageFiles.has(place.file))
    return found?.place
  }
}

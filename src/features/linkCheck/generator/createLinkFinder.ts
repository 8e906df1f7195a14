import type { PlacedLink } from '../../../core/build/bundle/compilePages.ts'
import type { SourceLocation } from '../../../core/model/errors.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import { decodeLink } from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'

/** Finds a link in the source of a page or of partials. */
export type FindLinkPlace = (
  href: string,
  page: PlannedRoute
) => SourceLocation | undefined

/**
 * Create the finder. It lists links lazily, because most builds have no broken
 * ones.
 *
 * @param routes of all pages, to tell their files from partials
 */
export function createLinkFinder(
  listLinks: () => readonly PlacedLink[],
  routes: readonly PlannedRoute[]
): FindLinkPlace {
  let byHref: ReadonlyMap<string, readonly PlacedLink[]> | undefined
  const pageFiles = new Set<string>(
    routes.flatMap(({ source }) => source?.file ?? [])
  )
  return (href, { source }) => {
    byHref ??= groupBy(listLinks(), link => decodeLink(link.href))
    const same = byHref.get(decodeLink(href)) ?? []
    const found =
      same.find(({ place }) => place.file === source?.file) ??
      // Lists have no file, and show the links of posts.
      same.find(({ place }) => !source || !pageFiles.has(place.file))
    return found?.place
  }
}

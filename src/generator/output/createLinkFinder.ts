import type { SourcePlace } from '../../model/errors.ts'
import type { PlacedLink } from '../bundle/compilePages.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'

/** Finds where a page, or a part that it may show, has a link. */
export type FindLinkPlace = (
  href: string,
  page: PlannedRoute
) => SourcePlace | undefined

/** @param routes of all pages, whose own links are not those of parts */
export function createLinkFinder(
  links: readonly PlacedLink[],
  routes: readonly PlannedRoute[]
): FindLinkPlace {
  const pageFiles = new Set<string>(
    routes.flatMap(({ source }) => source?.file ?? [])
  )
  return (href, { source }) => {
    const same = links.filter(link => link.href === href)
    const found =
      same.find(({ place }) => place.file === source?.file) ??
      same.find(({ place }) => !pageFiles.has(place.file))
    return found?.place
  }
}

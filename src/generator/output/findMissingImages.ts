import { SiteError, type SourcePlace } from '../../model/errors.ts'
import {
  createHref,
  createLinkHref,
  isExternalLink,
  splitLink
} from '../../model/paths.ts'
import { suggestNear } from '../content/suggestName.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import { decodeLink } from './findLinkPlace.ts'

/**
 * Find preview images that are named by pages but are not files of the site:
 * nobody would notice until the page is shared.
 *
 * @param files of the site, relative to its base
 */
export function findMissingImages(
  routes: readonly PlannedRoute[],
  files: readonly string[],
  baseUrl: string
): readonly SiteError[] {
  const known = new Set<string>(files.map(file => createHref(baseUrl, file)))
  return routes.flatMap(({ route: { image, pathname }, source }) => {
    if (image === undefined || isExternalLink(image)) return []
    const { path } = splitLink(createLinkHref(baseUrl, image))
    if (known.has(path) || known.has(decodeLink(path))) return []
    const place: SourcePlace = source?.locator.findValue(['image']) ?? {
      file: pathname
    }
    return [
      new SiteError(`The image "${image}" does not exist.`, {
        place,
        remedy: suggestNear(
          path,
          [...known],
          'Put it into static/, and write its path from there, such as /img/a.png.'
        )
      })
    ]
  })
}

import type { SiteError } from '../../model/errors.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import {
  createPicture,
  findMissingPictures
} from '../site/findMissingPictures.ts'

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
  const pictures = routes.map(({ route: { image, pathname }, source }) =>
    createPicture(
      image,
      source?.locator.findValue(['image']) ?? { file: pathname }
    )
  )
  return findMissingPictures(pictures.flat(), files, baseUrl)
}

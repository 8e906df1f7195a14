import { SiteError, type SourcePlace } from '../../model/errors.ts'
import {
  decodePathname,
  isExternalLink,
  stripBaseUrl
} from '../../model/paths.ts'
import { findNear } from '../content/suggestName.ts'

/** A picture of an author, where one was asked for. */
export interface WrittenPortrait {
  readonly imageUrl: string
  readonly place: SourcePlace
}

/**
 * Find portraits that are no files of the site.
 *
 * @param files of `static/`, relative to it
 * @param baseUrl of the locale, which an address may begin with
 */
export function findMissingPortraits(
  portraits: readonly WrittenPortrait[],
  files: readonly string[],
  baseUrl: string
): readonly SiteError[] {
  const known = files.map(file => `/${file}`)
  return portraits.flatMap(({ imageUrl, place }) => {
    if (isExternalLink(imageUrl)) return []
    const plain = decodePathname(imageUrl) ?? imageUrl
    const paths = [plain, stripBaseUrl(baseUrl, plain)]
    if (known.some(path => paths.includes(path))) return []
    const near = findNear(plain, known)
    return [
      new SiteError(`The picture "${imageUrl}" does not exist.`, {
        place,
        remedy:
          near === undefined
            ? 'Put it in "static/", and write its path from there: "/img/a.png".'
            : `Did you mean "${near}"?`
      })
    ]
  })
}

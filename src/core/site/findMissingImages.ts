import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import { suggestClosest } from '../content/schema/suggestName.ts'
import type { SourceLocator, ValuePath } from '../content/sourceLocator.ts'
import { SiteError, type SourceLocation } from '../model/errors.ts'
import {
  decodePathnameIfValid,
  isExternalLink,
  stripBaseUrl
} from '../model/paths.ts'

/** A picture of the configuration, an author or a page, where it was written. */
export interface ImageReference {
  readonly imageUrl: string
  readonly place: SourceLocation
}

const REMEDY =
  'Put it in "static/", and write its path relative to that folder: "/img/a.png".'

/**
 * Find images that don't exist in the site.
 *
 * @param files of `static/` or of the site, relative to it
 * @param baseUrl of the locale, which an address may begin with
 */
export function findMissingImages(
  images: readonly ImageReference[],
  files: readonly string[],
  baseUrl: string
): readonly SiteError[] {
  const known = new Set(files.map(file => `/${file}`))
  return images.flatMap(({ imageUrl, place }) => {
    if (isExternalLink(imageUrl)) return []
    const plain = decodePathnameIfValid(imageUrl)
    const paths = [plain, stripBaseUrl(baseUrl, plain) ?? plain]
    if (paths.some(path => known.has(path))) return []
    return [
      new SiteError(
        `The picture "${imageUrl.replace(/^\/\./, '.')}" doesn't exist.`,
        {
          place,
          remedy: suggestClosest(
            plain.replace(/^\/(?:\.\/)?static(?=\/)/, ''),
            [...known],
            REMEDY
          )
        }
      )
    ]
  })
}

/** Find images of other sites, which the security policy forbids. */
export function findExternalImages(
  images: readonly ImageReference[]
): readonly SiteError[] {
  return images.flatMap(({ imageUrl, place }) => {
    if (!isExternalLink(imageUrl) || imageUrl.startsWith('data:')) return []
    const message = `The picture "${imageUrl}" is on another site, so browsers don't load it.`
    const remedy = `${REMEDY} The security policy allows only images from this site.`
    return [new SiteError(message, { place, remedy })]
  })
}

/** List the images of the configuration. */
export function listConfigImages(
  { favicon, navbar, footer }: ResolvedSiteConfig,
  locator: SourceLocator
): readonly ImageReference[] {
  const images: readonly (readonly [string | undefined, ValuePath])[] = [
    [favicon, ['favicon']],
    [navbar?.logo?.src, ['navbar', 'logo', 'src']],
    [navbar?.logo?.srcDark, ['navbar', 'logo', 'srcDark']],
    [footer?.logo?.src, ['footer', 'logo', 'src']],
    [footer?.logo?.srcDark, ['footer', 'logo', 'srcDark']]
  ]
  return images.flatMap(([picture, path]) =>
    createImageReference(picture, locator.findValue(path))
  )
}

/** Note a picture whose path starts from `static/`, with or without a slash. */
export function createImageReference(
  picture: string | undefined,
  place: SourceLocation
): readonly ImageReference[] {
  if (picture === undefined) return []
  const isWhole = isExternalLink(picture) || picture.startsWith('/')
  return [{ imageUrl: isWhole ? picture : `/${picture}`, place }]
}

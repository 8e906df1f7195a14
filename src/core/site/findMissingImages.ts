import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import { suggestClosest } from '../content/schema/suggestName.ts'
import type { SourceLocator, ValuePath } from '../content/sourceLocator.ts'
import type { Diagnostic, SourceLocation } from '../model/diagnostic.ts'
import {
  decodePathnameIfValid,
  isExternalLink,
  stripBaseUrl
} from '../model/paths.ts'

/** An image in the configuration, an author or front matter. */
export interface ImageReference {
  readonly imageUrl: string
  readonly place: SourceLocation
}

const HINT =
  'Put it in "static/", and write its path relative to that folder: "/img/a.png".'

/**
 * Find images that don't exist.
 *
 * @param files in `static/` or the output, relative to it
 * @param baseUrls what URLs may start with
 */
export function findMissingImages(
  images: readonly ImageReference[],
  files: readonly string[],
  baseUrls: readonly string[]
): readonly Diagnostic[] {
  const known = new Set(files.map(file => `/${file}`))
  return images.flatMap(({ imageUrl, place }) => {
    if (isExternalLink(imageUrl)) return []
    const plain = decodePathnameIfValid(imageUrl)
    const paths = [
      plain,
      ...baseUrls.flatMap(baseUrl => stripBaseUrl(baseUrl, plain) ?? [])
    ]
    if (paths.some(path => known.has(path))) return []
    return [
      {
        severity: 'error',
        message: `The image "${imageUrl.replace(/^\/\./, '.')}" doesn't exist.`,
        place,
        hint: suggestClosest(
          plain.replace(/^\/(?:\.\/)?static(?=\/)/, ''),
          [...known],
          HINT
        )
      }
    ]
  })
}

/** Find images on other sites, which the security policy blocks. */
export function findExternalImages(
  images: readonly ImageReference[]
): readonly Diagnostic[] {
  return images.flatMap(({ imageUrl, place }) => {
    if (!isExternalLink(imageUrl) || imageUrl.startsWith('data:')) return []
    const message = `The image "${imageUrl}" is on another site, so browsers don't load it.`
    const hint = `${HINT} The security policy allows only images from this site.`
    return [{ severity: 'warning', message, place, hint }]
  })
}

/** List the images in the configuration. */
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
  return images.flatMap(([image, path]) =>
    toImageReference(image, locator.findValue(path))
  )
}

/** Create a reference to an image in `static/`, with or without a leading slash. */
export function toImageReference(
  image: string | undefined,
  place: SourceLocation
): readonly ImageReference[] {
  if (image === undefined) return []
  const isWhole = isExternalLink(image) || image.startsWith('/')
  return [{ imageUrl: isWhole ? image : `/${image}`, place }]
}

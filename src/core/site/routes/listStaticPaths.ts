import {
  encodeHref,
  stripHtmlExtension,
  toPathnameKey
} from '../../model/paths.ts'

/**
 * List the paths below which static files look like pages, because they have no
 * extension or `.html`. Browsers load these as documents.
 *
 * @param files relative to the base
 * @param pathnames of all pages
 * @returns as few paths as possible: the highest folders without pages, and
 * files beside pages, without `.html`; percent-encoded
 */
export function listStaticPaths(
  files: readonly string[],
  pathnames: readonly string[]
): readonly string[] {
  const pageFolders = new Set(pathnames.map(toPathnameKey).flatMap(listUp))
  const paths = files
    .filter(file => /(?:^|\/)[^./]*(?:\.html)?$/i.test(file))
    .flatMap(file => {
      const up = listUp(stripHtmlExtension(`/${file}`).replace(/(?<=.)\/$/, ''))
      return up.find(path => !pageFolders.has(path.toLowerCase())) ?? []
    })
  return [...new Set(paths)].map(encodeHref).toSorted()
}

/** List a path and the folders that contain it, from the outermost to itself. */
function listUp(path: string): readonly string[] {
  const names = path.split('/').slice(1)
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)
}

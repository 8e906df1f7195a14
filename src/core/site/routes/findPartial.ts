import path from 'node:path'

/**
 * Find the file that a partial's import refers to.
 *
 * @param file absolute path of the page or partial that includes it
 * @param contentDir absolute; `@site/` refers to it
 */
export function findPartial(
  specifier: string,
  file: string,
  contentDir: string
): string {
  return specifier.startsWith('@site/')
    ? path.join(contentDir, specifier.slice('@site/'.length))
    : path.resolve(path.dirname(file), specifier)
}

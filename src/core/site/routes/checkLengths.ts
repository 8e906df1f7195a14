import type { Diagnostic } from '../../model/diagnostic.ts'
import { MAX_NAME_BYTES, MAX_URL_LENGTH } from '../../model/limits.ts'
import { encodeHref } from '../../model/paths.ts'
import type { PlacedPathname } from './listPathnames.ts'

/**
 * Find pages and files that can't be written or served because their pathname
 * is too long.
 *
 * @param baseUrl with leading and trailing slash
 */
export function checkLengths(
  pathnames: readonly PlacedPathname[],
  baseUrl: string
): readonly Diagnostic[] {
  return pathnames.flatMap(({ pathname, place, isStatic = false }) => {
    const reason = explainExcessLength(baseUrl, pathname, isStatic)
    return reason === undefined
      ? []
      : {
          severity: 'error',
          message: `The address ${shorten(pathname)} ${reason}`,
          place,
          hint: isStatic
            ? 'Shorten the names of the file and its folders.'
            : 'Shorten the names of the file and its folders, or set a "slug" in the front matter.'
        }
  })
}

/**
 * Explain why a pathname is too long.
 *
 * @param isStatic whether the file is copied, so that its name can be as long as
 * the file system permits
 * @returns the end of a sentence, or undefined if it's short enough
 */
export function explainExcessLength(
  baseUrl: string,
  pathname: string,
  isStatic = false
): string | undefined {
  const { length } = encodeHref(baseUrl + pathname.slice(1))
  if (length > MAX_URL_LENGTH) {
    return `has ${length} characters when percent-encoded, but web servers accept only about ${MAX_URL_LENGTH}.`
  }
  if (isStatic) return undefined
  const longest = Math.max(
    ...pathname.split('/').map(name => Buffer.byteLength(name))
  )
  return longest > MAX_NAME_BYTES
    ? `has a part of ${longest} bytes, but with its file extensions and hash it must fit into a file name, so ${MAX_NAME_BYTES} bytes is the limit.`
    : undefined
}

/** Quote the start of a pathname. */
export function shorten(pathname: string): string {
  return pathname.length > 60
    ? `"${pathname.slice(0, 60)}…"`
    : JSON.stringify(pathname)
}

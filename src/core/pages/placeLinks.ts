import path from 'node:path'
import type { PageLink } from '../markdown/markdownContext.ts'
import type { SourceLocation } from '../model/diagnostic.ts'
import { toPosixPath } from '../platform/toPosixPath.ts'

/** A link in a page or in a partial. */
export interface PlacedLink {
  readonly href: string
  readonly place: SourceLocation
}

/**
 * Add the file to the place of each link.
 *
 * @param file absolute
 * @param contentDir absolute; places are relative to it
 */
export function placeLinks(
  links: readonly PageLink[],
  file: string,
  contentDir: string
): readonly PlacedLink[] {
  const relative = toPosixPath(path.relative(contentDir, file))
  return links.map(({ href, line, column }) => ({
    href,
    place: { file: relative, line, column }
  }))
}

import { SiteError } from '../../model/errors.ts'
import type { SourceLocator } from './sourceLocator.ts'

/** Find a table of contents whose lowest level is above its highest. */
export function findLevelProblems(
  frontMatter: {
    readonly toc_min_heading_level?: number | undefined
    readonly toc_max_heading_level?: number | undefined
  },
  locator: SourceLocator
): readonly SiteError[] {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter
  if (min === undefined || max === undefined || min <= max) return []
  return [
    new SiteError(
      `toc_min_heading_level is ${min} and toc_max_heading_level is ${max}.`,
      {
        place: locator.findKey(['toc_min_heading_level']),
        remedy: 'The lowest level must not be above the highest.'
      }
    )
  ]
}

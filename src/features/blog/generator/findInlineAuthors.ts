import { SiteError } from '../../../core/model/errors.ts'
import type { PostSource } from './post.ts'

/**
 * Find authors that a post defines. This is allowed, but each of their posts
 * has to repeat it (behavior 2.4.15).
 */
export function findInlineAuthors({
  frontMatter,
  locator
}: Pick<PostSource, 'frontMatter' | 'locator'>): readonly SiteError[] {
  return [frontMatter.authors].flat().flatMap(entry => {
    const name = readInlineName(entry)
    if (name === undefined) return []
    return [
      new SiteError(`The author "${name}" is defined in the post.`, {
        place: locator.findKey(['authors']),
        remedy:
          'Define authors once in the authors file, and list their keys here.'
      })
    ]
  })
}

/** Objects with a key refer to the authors file. */
function readInlineName(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || 'key' in entry) return
  return 'name' in entry && typeof entry.name === 'string'
    ? entry.name
    : undefined
}

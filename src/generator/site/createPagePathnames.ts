import { createPathname, type Pathname } from '../../model/paths.ts'

/**
 * Create the pathnames of the pages that a list of posts takes, one at least.
 *
 * @example createPagePathnames('/blog', 12, 10) // ['/blog', '/blog/page/2']
 */
export function createPagePathnames(
  path: string,
  postCount: number,
  postsPerPage: number
): readonly Pathname[] {
  const count = Math.max(1, Math.ceil(postCount / postsPerPage))
  return Array.from({ length: count }, (_, index) =>
    createPathname(index === 0 ? path : `${path}/page/${index + 1}`)
  )
}

import { SiteError, type SourceLocation } from '../../model/errors.ts'
import type { PageSource } from '../content.ts'
import { isPathname } from '../schema/slugRule.ts'

/**
 * Find a slug that no address can hold (behaviour 2.5.2): with a query, a hash,
 * another site, or dots that lead elsewhere.
 *
 * @param subject as messages name the page
 */
export function findSlugProblems(
  page: PageSource,
  { slug, subject }: { readonly slug: string; readonly subject: string }
): readonly SiteError[] {
  const written = page.frontMatter?.slug
  const place = findSlugPlace(page)
  const isOdd = written?.trim() === '' || /^\w+:|[?#\\]/.test(written ?? '')
  if (!isOdd && isPathname(slug)) return []
  const remedy =
    written === undefined
      ? 'The file name contains a character that isn\'t allowed in URLs. Rename the file, or set "slug".'
      : `The slug is "${written}". Write a path such as "/form/started", without a query, hash, percent sign or dot segments.`
  const problem = `We couldn't compute a valid slug for ${subject}.`
  return [new SiteError(problem, { place, remedy })]
}

/** Find what gives a page its address: its slug, or else its file. */
export function findSlugPlace(page: PageSource): SourceLocation {
  const hasSlug = page.frontMatter?.slug !== undefined
  return hasSlug ? page.locator.findKey(['slug']) : { file: page.file, line: 1 }
}

import type { Diagnostic, SourceLocation } from '../../model/diagnostic.ts'
import type { PageSource } from '../content.ts'
import { isPathname } from '../schema/categoryLinkSchema.ts'

/**
 * Report a slug that isn't a valid path (behavior 2.5.2): one with a query, a
 * hash, a host or dot segments.
 *
 * @param subject name of the page in the message
 */
export function checkSlugs(
  page: PageSource,
  { slug, subject }: { readonly slug: string; readonly subject: string }
): readonly Diagnostic[] {
  const written = page.frontMatter?.slug
  const place = findSlugPlace(page)
  const isInvalid = written?.trim() === '' || /^\w+:|[?#\\]/.test(written ?? '')
  if (!isInvalid && isPathname(slug)) return []
  const hint =
    written === undefined
      ? 'The file name contains a character that isn\'t allowed in URLs. Rename the file, or set "slug".'
      : `The slug is "${written}". Write a path such as "/form/started", without a query, hash, percent sign or dot segments.`
  const message = `We couldn't compute a valid slug for ${subject}.`
  return [{ severity: 'error', message, place, hint }]
}

/** Find the source of a page's pathname: its slug, or else its file. */
export function findSlugPlace(page: PageSource): SourceLocation {
  const hasSlug = page.frontMatter?.slug !== undefined
  return hasSlug ? page.locator.findKey(['slug']) : { file: page.file, line: 1 }
}

/** Replace characters that a URL can't contain. */
export function sanitizeSlug(slug: string): string {
  return slug.replace(/[%?#\\\p{Cc}]+|\s+$/gu, '-')
}

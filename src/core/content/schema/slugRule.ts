import { z } from 'zod'

/** Slug of a category's own page, below the docs. */
export const slugRule = z
  .string()
  .refine(value => isPathname(value.replace(/^(?!\/)/, '/')), {
    error: ({ input }) =>
      `The slug "${input}" can't be part of an address.\nWrite a path such as "/form", without a query, hash, percent sign or dot segments.`
  })

/**
 * Tell whether a path can be an address as it is: no query, hash or dots, and
 * no percent sign, because browsers and servers decode what follows it.
 */
export function isPathname(slug: string): boolean {
  // No system has files with a null character in their names.
  if (!/^\/(?!\/)[^%\p{Cc}]*$/u.test(slug)) return false
  try {
    return decodeURI(new URL(slug, 'http://x').pathname) === slug
  } catch {
    return false
  }
}

/** Replace what an address can't contain, so that a page still has one. */
export function sanitizeSlug(slug: string): string {
  return slug.replace(/[%?#\\\p{Cc}]+|\s+$/gu, '-')
}

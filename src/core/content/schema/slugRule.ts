import { z } from 'zod'

/** Slug of a category's generated page, relative to the docs. */
export const slugRule = z
  .string()
  .refine(value => isPathname(value.replace(/^(?!\/)/, '/')), {
    error: ({ input }) =>
      `The slug "${input}" can't be part of an address.\nWrite a path such as "/form", without a query, hash, percent sign or dot segments.`
  })

/**
 * Whether a path is a valid URL path as is: without a query, hash or dot
 * segments, and without a percent sign, which browsers and servers decode.
 */
export function isPathname(slug: string): boolean {
  // File names can't contain null characters.
  if (!/^\/(?!\/)[^%\p{Cc}]*$/u.test(slug)) return false
  try {
    return decodeURI(new URL(slug, 'http://x').pathname) === slug
  } catch {
    return false
  }
}

/** Replace characters that a URL can't contain. */
export function sanitizeSlug(slug: string): string {
  return slug.replace(/[%?#\\\p{Cc}]+|\s+$/gu, '-')
}

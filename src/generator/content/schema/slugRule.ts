import { z } from 'zod'

/** Slug of a category's own page, below the docs. */
export const slugRule = z
  .string()
  .refine(value => isPathname(value.replace(/^(?!\/)/, '/')), {
    error: ({ input }) =>
      `The slug "${input}" can't be part of an address.\nWrite a path such as "/form", without query, hash, percent sign or dots.`
  })

/**
 * Tell whether a path can be an address as it is: no query, hash or dots, and
 * no percent sign, because browsers and servers decode what follows it.
 */
export function isPathname(slug: string): boolean {
  // No system has files with a null character in their names.
  if (!/^\/(?!\/)[^%\p{Cc}]*$/u.test(slug)) return false
  try {
    const { pathname } = new URL(slug, 'http://x')
    return pathname === slug || pathname === encodeURI(slug)
  } catch {
    return false
  }
}

import { z } from 'zod'

/** Slug of a category's generated page, relative to the docs. */
const slugRule = z
  .string()
  .refine(value => isPathname(value.replace(/^(?!\/)/, '/')), {
    error: ({ input }) =>
      `The slug "${input}" can't be part of an address.\nWrite a path such as "/form", without a query, hash, percent sign or dot segments.`
  })

const generatedIndex = z.strictObject({
  type: z.literal('generated-index'),
  title: z.string().optional(),
  description: z.string().optional(),
  slug: slugRule.optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional()
})

/**
 * The link of a category, in sidebars and `_category_` files: a doc, or a
 * generated page that lists the category's items (behavior 2.5.29).
 */
export const categoryLinkSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('doc'), id: z.string() }),
  generatedIndex
])

/** A category's link as written. */
export type CategoryLinkConfig = z.output<typeof categoryLinkSchema>

/** A category's generated page as written. */
export type GeneratedIndex = z.output<typeof generatedIndex>

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

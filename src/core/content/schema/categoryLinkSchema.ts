import { z } from 'zod'
import { slugRule } from './slugRule.ts'

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

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
 * Where a category leads, in sidebars and in `_category_` files: to a doc, or to
 * a page of its own that lists what is in it (behaviour 2.5.29).
 */
export const categoryLinkSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('doc'), id: z.string() }),
  generatedIndex
])

/** The target that an author gave a category. */
export type CategoryLinkConfig = z.output<typeof categoryLinkSchema>

/** The fields of a category's own page, as authors write them. */
export type GeneratedIndex = z.output<typeof generatedIndex>

import { z } from 'zod'
import {
  checkKeys,
  date,
  sharedKeys,
  text
} from '../../../core/content/schema/frontMatterSchema.ts'
import { authorLink } from '../../../core/content/schema/linkRules.ts'

/** A post's front matter (behavior 2.4.18). */
export const postFrontMatter = z
  .object({
    ...sharedKeys,
    id: text.optional(),
    title_meta: text.optional(),
    date: date.optional(),
    authors: z.unknown().optional(),
    author: z.string().optional(),
    author_title: z.string().optional(),
    author_url: authorLink.optional(),
    author_image_url: z.string().optional()
  })
  .superRefine(checkKeys)

export type PostFrontMatter = z.output<typeof postFrontMatter>

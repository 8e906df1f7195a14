import { z } from 'zod'
import { isPathname } from './findSlugProblems.ts'

/** Slug of a category's own page, below the docs. */
export const slugRule = z
  .string()
  .refine(value => isPathname(value.replace(/^(?!\/)/, '/')), {
    error: ({ input }) => `The slug "${input}" can't be a part of an address.`,
    params: {
      remedy:
        'Write a path such as "/form", without query, hash, percent sign and dots.'
    }
  })

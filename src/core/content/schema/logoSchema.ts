import { z } from 'zod'
import { linkTarget } from './linkRules.ts'

/** The logo of the navbar or the footer. */
export const logoSchema = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string().default(''),
  width: z.number().optional(),
  height: z.number().optional(),
  href: linkTarget.optional(),
  target: z.string().optional()
})

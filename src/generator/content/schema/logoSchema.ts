import { z } from 'zod'

/** The picture in the navbar or the footer. */
export const logoSchema = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string().default(''),
  width: z.number().optional(),
  height: z.number().optional(),
  href: z.string().optional(),
  target: z.string().optional()
})

import { z } from 'zod'
import { ICON_NAMES } from '../../model/site.ts'

const library = z.strictObject({
  sidebarId: z.string(),
  label: z.string().trim().min(1),
  /** Shown below the label. */
  caption: z.string().optional(),
  icon: z.enum(ICON_NAMES).optional()
})

/** The documented libraries in groups, as written. */
export const librariesSchema = z.array(
  z.strictObject({
    title: z.string().trim().min(1),
    items: z.array(library).min(1)
  })
)

export type LibrariesConfig = z.output<typeof librariesSchema>

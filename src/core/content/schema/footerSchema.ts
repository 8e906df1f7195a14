import { z } from 'zod'
import { linkTarget, logoSchema, markupText } from './linkRules.ts'

const linkFields = {
  label: z.string().optional(),
  to: linkTarget.optional(),
  href: linkTarget.optional(),
  html: markupText.optional()
}

const columnLink = z.strictObject(linkFields).superRefine(checkTarget)

const COLUMN =
  'An entry with "items" is a column. Use "title" instead of "label", "to" and "href".'

/** Rejects a column's fields, so that the union explains a malformed column. */
const link = z
  .strictObject({
    ...linkFields,
    title: z.never({ error: COLUMN }).optional(),
    items: z.never({ error: COLUMN }).optional()
  })
  .superRefine(checkTarget)

const column = z.strictObject({
  title: z.string(),
  items: z.array(columnLink)
})

/** The footer as written (behavior 3.9). */
export const footerSchema = z.strictObject({
  style: z.enum(['dark', 'light']).default('light'),
  links: z
    .array(z.union([column, link]))
    .default([])
    .refine(
      links => new Set(links.map(({ items }) => items !== undefined)).size < 2,
      {
        error:
          'The footer must be either simple or multi-column, and not a mix of the two.\nMove all links to columns.'
      }
    ),
  logo: logoSchema.optional(),
  copyright: markupText.optional()
})

function checkTarget(
  { to, href, html, label }: z.output<z.ZodObject<typeof linkFields>>,
  context: z.core.$RefinementCtx
): void {
  const targets = [to, href, html].filter(value => value !== undefined)
  const refuse = (message: string, remedy: string) =>
    context.addIssue(`${message}\n${remedy}`)
  if (targets.length !== 1) {
    refuse(
      `The footer item "${label ?? ''}" needs exactly one of "to", "href" and "html".`,
      targets.length === 0 ? 'Add one of them.' : 'Keep one of them.'
    )
  } else if (html === undefined && label === undefined) {
    refuse(`The footer link to "${targets[0]}" needs "label".`, 'Add "label".')
  } else if (html !== undefined && label !== undefined) {
    refuse(
      `The footer item "${label}" has both "html" and "label".`,
      'Keep one of them.'
    )
  }
}

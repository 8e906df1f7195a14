import { z } from 'zod'
import { linkTarget, logoSchema, markupText } from './linkRules.ts'

const linkFields = {
  label: z.string().optional(),
  to: linkTarget.optional(),
  href: linkTarget.optional(),
  html: markupText.optional()
}

const link = z.strictObject(linkFields).superRefine(checkTarget)

const column = z.strictObject({ title: z.string(), items: z.array(link) })

/** The footer as written (behavior 3.9). */
export const footerSchema = z.strictObject({
  style: z.enum(['dark', 'light']).default('light'),
  links: z
    .array(z.union([column, link]))
    .default([])
    .refine(links => new Set(links.map(each => 'items' in each)).size < 2, {
      error:
        'The footer must be either simple or multi-column, and not a mix of the two.\nMove all links to columns.'
    }),
  logo: logoSchema.optional(),
  copyright: markupText.optional()
})

function checkTarget(
  { to, href, html, label }: z.output<z.ZodObject<typeof linkFields>>,
  context: z.core.$RefinementCtx
): void {
  const targets = [to, href, html].filter(value => value !== undefined)
  if (targets.length !== 1) {
    context.addIssue(
      `The footer item "${label ?? ''}" needs exactly one of "to", "href" and "html".\nAdd or keep one of them.`
    )
  } else if ((html === undefined) === (label === undefined)) {
    context.addIssue(
      `The footer item "${label ?? targets[0]}" needs either "label" or "html".\nAdd or keep one of them.`
    )
  }
}

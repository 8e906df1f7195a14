import { z } from 'zod'
import {
  explainForbiddenAttribute,
  findForbiddenAttributes
} from './findForbiddenAttributes.ts'
import { findForbiddenElement } from './findForbiddenElement.ts'

/**
 * Markup of the site's configuration, which every page shows. What the security
 * policy forbids in it is said once, where it was written.
 */
export const markupText = z.string().superRefine((html, context) => {
  const refuse = (message: string, remedy: string) =>
    context.addIssue({ code: 'custom', message, params: { remedy } })
  for (const { tag, attribute, value } of findForbiddenAttributes(html)) {
    refuse(
      `The markup contains <${tag} ${attribute}="${value.slice(0, 60)}">.`,
      explainForbiddenAttribute(attribute)
    )
  }
  const found = findForbiddenElement(html)
  if (found !== undefined)
    refuse(`The markup contains ${found.problem}.`, found.remedy)
})

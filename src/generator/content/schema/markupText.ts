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
  for (const { tag, attribute, value } of findForbiddenAttributes(html)) {
    context.addIssue(
      `The markup contains <${tag} ${attribute}="${value.slice(0, 60)}">.\n${explainForbiddenAttribute(attribute)}`
    )
  }
  const [link, label, address] = /\[([^\]]+)\]\(([^)\s]+)\)/.exec(html) ?? []
  if (link !== undefined) {
    context.addIssue(
      `"${link}" is shown as it is, because this is no Markdown.\nWrite <a href="${address}">${label}</a>.`
    )
  }
  const found = findForbiddenElement(html)
  if (found === undefined) return
  context.addIssue(`The markup contains ${found.problem}.\n${found.remedy}`)
})

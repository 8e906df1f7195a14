import { z } from 'zod'
import { findForbiddenMarkup, printForbidden } from './findForbiddenMarkup.ts'

/**
 * Markup of the site's configuration, which every page shows. What the security
 * policy forbids in it is said once, where it was written.
 */
export const markupText = z.string().superRefine((html, context) => {
  for (const found of findForbiddenMarkup(html)) {
    context.addIssue(
      `The markup contains ${printForbidden(found)}.\n${found.remedy}`
    )
  }
  const [link, label, address] = /\[([^\]]+)\]\(([^)\s]+)\)/.exec(html) ?? []
  if (link !== undefined) {
    context.addIssue(
      `"${link}" is shown as is, because this field doesn't support Markdown.\nWrite <a href="${address}">${label}</a>.`
    )
  }
})

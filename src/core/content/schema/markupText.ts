import { z } from 'zod'
import { findForbiddenMarkup, printForbidden } from './findForbiddenMarkup.ts'

/**
 * HTML in the site's configuration. Every page shows it, so forbidden markup is
 * reported once, in the configuration.
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

import { z } from 'zod'
import {
  findForbiddenMarkup,
  printForbidden,
  readScheme
} from './forbiddenMarkup.ts'

/** A link target in the configuration. */
export const linkTarget = z.string().superRefine((link, context) => {
  const found = explainInvalidLink(link)
  if (found !== undefined) context.addIssue(found)
})

/**
 * Check the syntax of a link, without looking for the page.
 *
 * @param link as written
 * @returns the problem on the first line and the hint on the second
 */
export function explainInvalidLink(link: string): string | undefined {
  if (link.trim() === '') return 'The link has no address.\nWrite an address.'
  if (/^(?:javascript|vbscript|data)$/.test(readScheme(link) ?? '')) {
    return `The link "${shorten(link)}" contains a script or a document.\nThe security policy forbids it. Write an address instead.`
  }
  if (/^(?:file|[a-z]):/i.test(link)) {
    return `The link "${shorten(link)}" points to a file on this computer.\nWrite a path relative to the page, such as "./name.md", or put the file in "static/".`
  }
  if (HOST.test(link)) {
    return `The link "${link}" has no protocol, so it's read as a path.\nWrite "http${link.startsWith('localhost') ? '' : 's'}://${link}".`
  }
  const isWhole = /^https?:\/\/[^/]/i.test(link) && URL.canParse(link)
  const [, rest] = /^https?(?::|\/\/)\/*(.*)$/is.exec(link) ?? []
  if (rest === undefined || isWhole) return undefined
  const whole = `https://${rest}`
  const example = URL.canParse(whole) ? whole : 'https://example.com/path'
  return `The link "${link}" isn't a valid address.\nWrite the full address: "${example}".`
}

/** A host rather than a file or folder of the site. */
const HOST =
  /^(?:www\.[\w.-]+|[\w-]+\.(?:com|org|net|io|dev|app)|localhost:\d+)(?:[/?#]|$)/i

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

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

/**
 * HTML in the site's configuration. Every page shows it, so forbidden markup is
 * reported once, in the configuration.
 */
export const markupText = z.string().superRefine((html, context) => {
  for (const found of findForbiddenMarkup(html)) {
    context.addIssue(
      `The markup contains ${printForbidden(found)}.\n${found.hint}`
    )
  }
  const [link, label, href] = /\[([^\]]+)\]\(([^)\s]+)\)/.exec(html) ?? []
  if (link !== undefined) {
    context.addIssue(
      `"${link}" is shown as is, because this field doesn't support Markdown.\nWrite <a href="${href}">${label}</a>.`
    )
  }
})

import { z } from 'zod'
import { readScheme } from './forbiddenMarkup.ts'
import { findClosestName } from './suggestName.ts'

/** Where a link of the site's configuration leads. */
export const linkTarget = createLinkSchema(findLinkProblem)

/** Where an author's name leads; pages hold it for search engines too. */
export const authorLink = createLinkSchema(findAuthorLinkProblem)

function createLinkSchema(find: (link: string) => string | undefined) {
  return z.string().superRefine((link, context) => {
    const found = find(link)
    if (found !== undefined) context.addIssue(found)
  })
}

/**
 * Find out why an address is neither a web address, a mail address nor a page.
 *
 * @returns as {@link findLinkProblem}
 */
export function findAuthorLinkProblem(link: string): string | undefined {
  const found = findLinkProblem(link)
  if (found !== undefined || /^(?:https?:|mailto:|\/)/i.test(link)) return found
  return `The link "${shorten(link)}" is neither a web address nor a page.\nStart with "https://", "mailto:" or "/".`
}

/**
 * Find what is wrong with an address by itself, whatever pages there are.
 *
 * @param link as it was written
 * @returns the problem on the first line, and what to do on the second
 */
export function findLinkProblem(link: string): string | undefined {
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
  if (MAIL.test(link)) {
    return `The link "${link}" is an email address without a protocol.\nWrite "mailto:${link}".`
  }
  const [, protocol, rest = ''] =
    /^(https?(?=\/\/)|[a-z][a-z\d+.-]*(?=:)):?\/*(.*)$/is.exec(link) ?? []
  if (protocol === undefined) return undefined
  const isWeb = /^https?$/i.test(protocol)
  const isSlip = !isWeb && findClosestName(protocol, ['https']) !== undefined
  const isWhole = /^https?:\/\/[^/]/i.test(link) && URL.canParse(link)
  if (!isSlip && (!isWeb || isWhole)) return undefined
  return `The link "${link}" isn't a valid address.\nWrite the full address: "https://${rest || 'example.com/path'}".`
}

/** What is a host, and neither a file nor a folder of the site. */
const HOST =
  /^(?:www\.[\w.-]+|[\w-]+\.(?:com|org|net|io|dev|app)|localhost:\d+)(?:[/?#]|$)/i

/** A mail address, but no picture for fine screens such as `logo@2x.png`. */
const MAIL = /^[^\s/@:?#]+@(?!\d+x\.)[\w-]+\.[\w.-]+$/

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

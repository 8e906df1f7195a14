import { closest, distance } from 'fastest-levenshtein'
import { z } from 'zod'

/** What is wrong with an address, and what helps. */
export interface LinkProblem {
  readonly problem: string
  readonly remedy: string
}

/** Where a link of the site's configuration leads. */
export const linkTarget = createLinkSchema(findLinkProblem)

/** Where an author's name leads; pages hold it for search engines too. */
export const authorLink = createLinkSchema(findAuthorLinkProblem)

function createLinkSchema(find: (link: string) => LinkProblem | undefined) {
  return z.string().superRefine((link, context) => {
    const found = find(link)
    if (found === undefined) return
    context.addIssue(`${found.problem}\n${found.remedy}`)
  })
}

/** Find what keeps an address from being one of the web, a mail or a page. */
export function findAuthorLinkProblem(link: string): LinkProblem | undefined {
  const found = findLinkProblem(link)
  if (found !== undefined || /^(?:https?:|mailto:|\/)/i.test(link)) return found
  return {
    problem: `The link "${shorten(link)}" is neither a web address nor a page.`,
    remedy: /^[a-z][a-z\d+.-]*:/i.test(link)
      ? 'Start it with "https://", "mailto:" or "/".'
      : `Write "https://${link}", or a path that starts with "/".`
  }
}

/**
 * Find what is wrong with an address by itself, whatever pages there are.
 *
 * @param link as it was written
 */
export function findLinkProblem(link: string): LinkProblem | undefined {
  if (link.trim() === '') {
    return { problem: 'A link has no address.', remedy: 'Write an address.' }
  }
  if (/^\s*(?:javascript|vbscript|data):/i.test(link)) {
    return {
      problem: `The link "${shorten(link)}" contains a script or a document.`,
      remedy: 'The security policy forbids that. Write an address.'
    }
  }
  if (HOST.test(link)) {
    return {
      problem: `The link "${link}" has no protocol and would lead into this site.`,
      remedy: `Write "https://${link}".`
    }
  }
  const protocol = /^([a-z][a-z\d+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  return protocol === undefined ? undefined : checkProtocol(link, protocol)
}

/** What is a host, and neither a file nor a folder of the site. */
const HOST = /^(?:www\.[\w.-]+|[\w-]+\.(?:com|org|net|io|dev|app))(?:[/?#]|$)/i

function checkProtocol(
  link: string,
  protocol: string
): LinkProblem | undefined {
  const near = closest(protocol, ['http', 'https'])
  const isWeb = near === protocol
  const isSlip = !isWeb && distance(protocol, near) === 1
  if (isSlip || (isWeb && !/^https?:\/\/[^/]/i.test(link))) {
    const rest = link.replace(/^[^:]*:\/*/, '')
    return {
      problem: `The link "${link}" leads nowhere.`,
      remedy:
        rest === ''
          ? 'Write host and path: "https://example.com/path".'
          : `Did you mean "${near}://${rest}"?`
    }
  }
  return isWeb && !URL.canParse(link)
    ? {
        problem: `Browsers can't parse the link "${link}".`,
        remedy: 'Write host and path: "https://example.com/path".'
      }
    : undefined
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

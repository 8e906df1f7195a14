import {
  findLinkedPathname,
  readLinkContext,
  readSiteLink
} from '../../../core/client/navigation/linkTarget.ts'
import { decodeHash } from '../../../core/client/state/hashTarget.ts'
import {
  decodePathname,
  stripBaseUrl,
  toPathnameKey
} from '../../../core/model/paths.ts'
import type { ClientSite } from '../../../core/model/site.ts'

/** Where a link leads. */
export interface CardTarget {
  /** Without the base. */
  readonly pathname: string
  /** Of the page, in the registry. */
  readonly key: string
  /** Of the element on the page, from the link's hash. */
  readonly id: string | undefined
  /** Whether the link leads to another part of the displayed page. */
  readonly isSamePage: boolean
}

/**
 * Find out where a link leads.
 *
 * @returns undefined if a card can't show it, because it isn't a page of this site
 * and locale, or needn't, because the link describes it or the reader sees it
 */
export function findTarget(
  link: HTMLAnchorElement,
  site: ClientSite
): CardTarget | undefined {
  if (!isInText(link) || isDescribed(link)) return undefined
  const { origin, pathname: current } = window.location
  const isSamePage = link.origin === origin && link.pathname === current
  const id = decodeHash(link.hash)
  if (isSamePage && (id === undefined || isInView(id))) return undefined
  const pathname = isSamePage
    ? stripBaseUrl(site.baseUrl, current)
    : findLinkedPathname(readSiteLink(link), readLinkContext(site))
  const decoded = pathname && decodePathname(pathname)
  if (!pathname || !decoded) return undefined
  return { pathname, key: toPathnameKey(decoded), id, isSamePage }
}

/** Whether a link is part of a sentence, and neither a button nor in code. */
function isInText(link: Element): boolean {
  return getComputedStyle(link).display === 'inline' && !link.matches('pre *')
}

function isDescribed(link: Element): boolean {
  return link.matches('[title], [aria-description]')
}

function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight
}

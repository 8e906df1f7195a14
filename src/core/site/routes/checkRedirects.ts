import { isPathname } from '../../content/schema/categoryLinkSchema.ts'
import { suggestName } from '../../content/schema/suggestName.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { MAX_URL_LENGTH } from '../../model/limits.ts'
import { encodeLocation, splitLink } from '../../model/paths.ts'
import { explainExcessLength, shorten } from './checkLengths.ts'
import { type PlacedPathname, toRouteKey } from './listPathnames.ts'
import { type DeclaredRedirect, listRedirects } from './planRedirects.ts'
import type { SiteWithRoutes } from './planSite.ts'

interface KnownPathnames {
  readonly baseUrl: string
  readonly pages: ReadonlyMap<string, PlacedPathname>
  /** The first redirect that starts at each pathname. */
  readonly redirects: ReadonlyMap<string, DeclaredRedirect>
}

/**
 * Find invalid redirects and aliases: they start at a page or outside the site,
 * or don't lead to a page.
 *
 * @param pathnames of all pages and files
 */
export function checkRedirects(
  { site, routes }: SiteWithRoutes,
  pathnames: readonly PlacedPathname[]
): readonly Diagnostic[] {
  const redirects = listRedirects(site, routes)
  const known: KnownPathnames = {
    baseUrl: site.client.baseUrl,
    pages: new Map(
      pathnames.map(published => [toRouteKey(published.pathname), published])
    ),
    redirects: new Map(
      redirects
        .map(redirect => [toRouteKey(redirect.from), redirect] as const)
        .toReversed()
    )
  }
  return redirects.flatMap(
    redirect =>
      checkSource(redirect, known) ?? checkTarget(redirect, known) ?? []
  )
}

function checkSource(
  redirect: DeclaredRedirect,
  { baseUrl, pages, redirects }: KnownPathnames
): Diagnostic | undefined {
  const { from, place } = redirect
  if (!/^\/(?!\/)[^?#\s*]*$/.test(from) || !isPathname(from)) {
    return {
      severity: 'error',
      message: `The redirect starts at "${from}", which isn't a path on this site.`,
      place,
      hint: 'The path must start with "/", without a query, hash, percent sign, spaces, wildcards or "..".'
    }
  }
  const reason = explainExcessLength(baseUrl, from)
  if (reason !== undefined) {
    return {
      severity: 'error',
      message: `The redirect from ${shorten(from)} ${reason}`,
      place,
      hint: 'Remove the redirect.'
    }
  }
  const key = toRouteKey(from)
  const page = pages.get(key)
  if (page !== undefined) {
    return {
      severity: 'error',
      message: `The redirect starts at "${from}", which is the address of a page.`,
      place,
      hint: `Remove the redirect, or ${page.name}.`
    }
  }
  const other = redirects.get(key)
  if (other === redirect || other === undefined) return undefined
  return {
    severity: 'error',
    message: `Two redirects start at "${from}".`,
    place,
    hint: `The other redirect is in ${other.place.file} and leads to ${other.to}. Remove one of them.`
  }
}

function checkTarget(
  { from, to, toPlace: place }: DeclaredRedirect,
  { pages, redirects }: KnownPathnames
): Diagnostic | undefined {
  const key = toRouteKey(splitLink(to).path)
  const isPath = to.startsWith('/')
  const { length } = encodeLocation(to)
  if (length > MAX_URL_LENGTH) {
    return {
      severity: 'error',
      message: `The redirect leads to ${shorten(to)}, which has ${length} characters when percent-encoded, but web servers accept only about ${MAX_URL_LENGTH}.`,
      place,
      hint: 'Shorten the target.'
    }
  }
  if (/^https?:\/\/./i.test(to) || (isPath && pages.has(key))) return undefined
  const next = redirects.get(key)
  const pathnames = [...pages.values()].map(({ pathname }) => pathname)
  return {
    severity: 'error',
    message: `The redirect "${from}" leads to "${to}", which isn't a page.`,
    place,
    hint: isPath
      ? next === undefined
        ? suggestName(to, pathnames, 'Addresses')
        : `It redirects to "${next.to}". Write the final address.`
      : 'The target must start with "/", "https://" or "http://".'
  }
}

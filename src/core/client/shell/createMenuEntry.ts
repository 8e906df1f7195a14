import type { ActiveRule, NavbarLink } from '../../model/navbar.ts'
import { createHref, isSamePathname } from '../../model/paths.ts'
import type { Route } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'
import { matchesActiveRule } from './matchesActiveRule.ts'

/** A link of the bar, of a dropdown or of the mobile menu, on a page. */
export interface MenuEntry {
  readonly kind: 'entry'
  readonly link: NavbarLink
  readonly isActive: boolean
  readonly lang?: string
  readonly target?: string
  /** Runs when the reader chooses the entry. */
  readonly onChoose?: () => void
}

/** The page that navbar items are shown on. */
export interface NavbarContext {
  readonly site: ClientSite
  readonly route: Route
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Change a link as the features of the site do on this page. */
  readonly resolveLink: (link: NavbarLink) => NavbarLink
}

/**
 * Create the entry of a navbar link, as features resolve it for this page.
 * External links are never current (behavior 2.6.5, 2.6.7).
 *
 * @returns undefined for a link to an unlisted doc, except on that doc: others
 * in its sidebar don't show it
 */
export function createMenuEntry(
  item: NavbarLink,
  context: NavbarContext
): MenuEntry | undefined {
  const link = context.resolveLink(item)
  const isShown =
    !link.onlyWhenActive || isSamePathname(link.href, findHref(context))
  const isActive = !link.isExternal && isActiveAt(link.active, context)
  return isShown ? { kind: 'entry', link, isActive } : undefined
}

/** Tell whether an item with a rule is current in a context. */
export function isActiveAt(rule: ActiveRule, context: NavbarContext): boolean {
  const { site, route } = context
  return matchesActiveRule(rule, {
    href: findHref(context),
    baseUrl: site.baseUrl,
    sidebar: 'sidebar' in route ? route.sidebar : undefined
  })
}

function findHref({ site, route }: NavbarContext): string {
  return createHref(site.baseUrl, route.pathname)
}

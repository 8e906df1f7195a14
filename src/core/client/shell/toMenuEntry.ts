import type { ActiveRule, NavbarLink } from '../../model/navbar.ts'
import { isSamePathname, isUnderPathname, toHref } from '../../model/paths.ts'
import type { Route } from '../../model/route.ts'
import type { SidebarId } from '../../model/sidebar.ts'
import type { ClientSite } from '../../model/site.ts'

/** A link in the navbar, a dropdown or the mobile menu, on a given page. */
export interface MenuEntry {
  readonly kind: 'entry'
  readonly link: NavbarLink
  readonly isActive: boolean
  readonly lang?: string
  readonly target?: string
  /** Called when the reader chooses the entry. */
  readonly onChoose?: () => void
}

/** The page that navbar items are rendered on. */
export interface NavbarContext {
  readonly site: ClientSite
  readonly route: Route
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Apply the features' changes to a link on this page. */
  readonly resolveLink: (link: NavbarLink) => NavbarLink
}

/**
 * Create the entry for a navbar link, resolved by features for this page.
 * External links are never current (behavior 2.6.5, 2.6.7).
 *
 * @returns undefined for a link to an unlisted doc, except on the doc itself
 */
export function toMenuEntry(
  item: NavbarLink,
  context: NavbarContext
): MenuEntry | undefined {
  const link = context.resolveLink(item)
  const isShown =
    !link.onlyWhenActive || isSamePathname(link.href, findHref(context))
  const isActive = !link.isExternal && isActiveAt(link.active, context)
  return isShown ? { kind: 'entry', link, isActive } : undefined
}

/** Whether an item with this rule is current. */
export function isActiveAt(rule: ActiveRule, context: NavbarContext): boolean {
  const { site, route } = context
  return matchesActiveRule(rule, {
    href: findHref(context),
    baseUrl: site.baseUrl,
    sidebar: 'sidebar' in route ? route.sidebar : undefined
  })
}

function findHref({ site, route }: NavbarContext): string {
  return toHref(site.baseUrl, route.pathname)
}

/** The page to compare navbar items with. */
interface CurrentPage {
  /** The path, including the base. */
  readonly href: string
  readonly baseUrl: string
  readonly sidebar: SidebarId | undefined
}

/**
 * Whether a navbar item is current. The first rule present applies; an item
 * without rules is never current (behavior 2.6.5).
 */
export function matchesActiveRule(
  rule: ActiveRule,
  page: CurrentPage
): boolean {
  if (rule.regex !== undefined) {
    return new RegExp(rule.regex, 'i').test(page.href)
  }
  if (rule.basePath !== undefined) {
    const start = page.baseUrl + rule.basePath.replace(/^\//, '')
    return page.href.startsWith(start)
  }
  if (rule.sidebar !== undefined) return rule.sidebar === page.sidebar
  return rule.under !== undefined && isUnderPathname(page.href, rule.under)
}

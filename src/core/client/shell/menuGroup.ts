import { describeUnknownNavbarItemType } from '../../model/errors.ts'
import type {
  NavbarDropdown,
  NavbarFeature,
  NavbarHtml,
  NavbarLink
} from '../../model/navbar.ts'
import { features } from '../state/clientFeatures.tsx'
import { usePage } from '../state/PageContext.tsx'
import { useSite } from '../state/siteContext.tsx'
import type { IconName } from '../ui/Icon.tsx'
import {
  isActiveAt,
  type MenuEntry,
  type NavbarContext,
  toMenuEntry
} from './toMenuEntry.ts'

/** A named group of links. */
export interface MenuGroup {
  readonly label: string
  /** The label in the mobile menu. */
  readonly menuLabel: string
  /** Shown before the label in the navbar. */
  readonly icon?: IconName
  /** Show a link to `href` instead of the group. */
  readonly isLink?: boolean
  readonly href?: string | undefined
  readonly isActive: boolean
  readonly entries: readonly (MenuEntry | NavbarHtml)[]
}

export type GroupItem = NavbarDropdown | NavbarFeature

/**
 * Use a navbar item's group of links (behavior 2.6.10, 2.6.11, 4.4).
 *
 * @throws Error for an item of a feature that the site doesn't use (behavior
 * 8.7)
 */
export function useMenuGroup(
  item: GroupItem,
  context: NavbarContext
): MenuGroup {
  if (item.kind === 'dropdown') return createDropdownGroup(item, context)
  const { type } = item
  const use = features.find(({ navbarGroups }) => navbarGroups?.[type])
    ?.navbarGroups?.[type]
  if (use === undefined) throw new Error(describeUnknownNavbarItemType(type))
  return use(item, context)
}

function createDropdownGroup(
  { label, href, active, items }: NavbarDropdown,
  context: NavbarContext
): MenuGroup {
  const entries = toEntries(items, context)
  return {
    label,
    menuLabel: label,
    href,
    isActive: isActiveAt(active, context) || entries.some(isActiveEntry),
    entries
  }
}

/** Create entries from links and markup in `site.ts`. */
export function toEntries(
  items: NavbarDropdown['items'],
  context: NavbarContext
): MenuGroup['entries'] {
  return items.flatMap(item =>
    item.kind === 'html' ? item : (toMenuEntry(item, context) ?? [])
  )
}

/** Create a link for an entry that a feature adds. */
export function toNavbarLink(label: string, href: string): NavbarLink {
  return { kind: 'link', label, href, isExternal: false, active: {} }
}

/** Append the current query and hash to an href. */
export function appendQueryAndHash(
  href: string,
  { search, hash }: NavbarContext['location']
): string {
  return `${href}${search}${hash}`
}

function isActiveEntry(entry: MenuEntry | NavbarHtml): boolean {
  return entry.kind === 'entry' && entry.isActive
}

/** Use the page that navbar items are rendered on. */
export function useNavbarContext(): NavbarContext {
  const site = useSite()
  const { page, location } = usePage()
  const resolvers = features.flatMap(
    // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes.
    ({ useNavbarLinks }) => useNavbarLinks?.() ?? []
  )
  const resolveLink = (link: NavbarLink) =>
    resolvers.reduce((resolved, resolve) => resolve(resolved), link)
  return { site, route: page.route, location, resolveLink }
}

import { unknownNavbarItemType } from '../../model/errors.ts'
import type {
  FeatureItem,
  NavbarDropdown,
  NavbarHtml,
  NavbarLink
} from '../../model/navbar.ts'
import { features } from '../state/clientFeatures.tsx'
import type { IconName } from '../ui/Icon.tsx'
import {
  createMenuEntry,
  isActiveAt,
  type MenuEntry,
  type NavbarPlace
} from './createMenuEntry.ts'

/** A named group of links. */
export interface MenuGroup {
  readonly label: string
  /** The group's name in the mobile menu. */
  readonly menuLabel: string
  /** In front of the label in the navbar. */
  readonly icon?: IconName
  /** Show a link to `href` instead of the group. */
  readonly isLink?: boolean
  readonly href?: string | undefined
  readonly isActive: boolean
  readonly entries: readonly (MenuEntry | NavbarHtml)[]
}

export type GroupItem = NavbarDropdown | FeatureItem

/**
 * Use the group of a navbar item (behaviour 2.6.10, 2.6.11, 4.4).
 *
 * @throws Error for an item of a feature that the site doesn't use (behaviour
 * 8.7)
 */
export function useMenuGroup(item: GroupItem, place: NavbarPlace): MenuGroup {
  if (item.kind === 'dropdown') return createDropdownGroup(item, place)
  const { type } = item
  const use = features.find(({ navbarGroups }) => navbarGroups?.[type])
    ?.navbarGroups?.[type]
  if (use === undefined) throw new Error(unknownNavbarItemType(type))
  return use(item, place)
}

function createDropdownGroup(
  { label, href, active, items }: NavbarDropdown,
  place: NavbarPlace
): MenuGroup {
  const entries = createEntries(items, place)
  return {
    label,
    menuLabel: label,
    href,
    isActive: isActiveAt(active, place) || entries.some(isActiveEntry),
    entries
  }
}

/** Create the entries of links and markup as written in `site.ts`. */
export function createEntries(
  items: NavbarDropdown['items'],
  place: NavbarPlace
): MenuGroup['entries'] {
  return items.flatMap(item =>
    item.kind === 'html' ? item : (createMenuEntry(item, place) ?? [])
  )
}

/** Create the link of an entry that a feature adds. */
export function createLink(label: string, href: string): NavbarLink {
  return { kind: 'link', label, href, isExternal: false, active: {} }
}

/** Add the query and the hash of the current place to an address. */
export function keepPlace(
  href: string,
  { search, hash }: NavbarPlace['location']
): string {
  return `${href}${search}${hash}`
}

function isActiveEntry(entry: MenuEntry | NavbarHtml): boolean {
  return entry.kind === 'entry' && entry.isActive
}

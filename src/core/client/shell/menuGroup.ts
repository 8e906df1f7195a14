import { createLocaleHref } from '../../../features/locales/client/createLocaleHref.ts'
import type {
  NavbarDropdown,
  NavbarHtml,
  NavbarLink,
  NavbarSwitch
} from '../../model/navbar.ts'
import * as texts from '../../model/texts.ts'
import {
  createMenuEntry,
  isActiveAt,
  type MenuEntry,
  type NavbarPlace
} from './createMenuEntry.ts'

/** A named group of links: a dropdown, the locales or the docs versions. */
export interface MenuGroup {
  readonly label: string
  /** The group's name in the mobile menu. */
  readonly menuLabel: string
  readonly href?: string | undefined
  readonly isActive: boolean
  readonly entries: readonly (MenuEntry | NavbarHtml)[]
}

export type GroupItem = NavbarDropdown | NavbarSwitch

/** Create the group of a navbar item (behaviour 2.6.10, 2.6.11, 4.4). */
export function createMenuGroup(
  item: GroupItem,
  place: NavbarPlace
): MenuGroup {
  switch (item.kind) {
    case 'dropdown':
      return createDropdownGroup(item, place)
    case 'locales':
      return createLocaleGroup(item, place)
    case 'versions':
      return createVersionGroup(item, place)
  }
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

function createLocaleGroup(
  { before, after }: NavbarSwitch,
  place: NavbarPlace
): MenuGroup {
  const { site, route, location } = place
  const locales = site.locales.map(({ name, label, htmlLang }): MenuEntry => {
    const page = { route, pathname: location.pathname }
    const href = keepPlace(createLocaleHref(site, name, page), location)
    return {
      kind: 'entry',
      link: createLink(label, href),
      isActive: name === site.locale.name,
      lang: htmlLang,
      target: '_self'
    }
  })
  return {
    label: site.locale.label,
    menuLabel: texts.languages,
    isActive: false,
    entries: [
      ...createEntries(before, place),
      ...locales,
      ...createEntries(after, place)
    ]
  }
}

/** The shown version: the page's, else the preferred one, else the last. */
function createVersionGroup(
  { before, after }: NavbarSwitch,
  place: NavbarPlace
): MenuGroup {
  const { site, route, location } = place
  const shown = findShownVersion(place)
  const versions = site.versions.map((version): MenuEntry => {
    const href = route.versions?.[version.name] ?? version.mainDocHref
    return {
      kind: 'entry',
      link: createLink(version.label, keepPlace(href, location)),
      isActive: 'version' in route && version.name === route.version,
      version: version.name
    }
  })
  const entries = [
    ...createEntries(before, place),
    ...versions,
    ...createEntries(after, place)
  ]
  return {
    label: shown?.label ?? texts.versions,
    menuLabel:
      entries.length > 1 ? texts.versions : (shown?.label ?? texts.versions),
    href: shown?.mainDocHref,
    isActive: false,
    entries
  }
}

function findShownVersion({ site: { versions }, candidates }: NavbarPlace) {
  return (
    candidates
      .map(name => versions.find(version => version.name === name))
      .find(version => version !== undefined) ??
    versions.find(({ isLast }) => isLast)
  )
}

function createEntries(
  items: NavbarDropdown['items'],
  place: NavbarPlace
): MenuGroup['entries'] {
  return items.flatMap(item =>
    item.kind === 'html' ? item : (createMenuEntry(item, place) ?? [])
  )
}

function createLink(label: string, href: string): NavbarLink {
  return { kind: 'link', label, href, isExternal: false, active: {} }
}

function keepPlace(
  href: string,
  { search, hash }: NavbarPlace['location']
): string {
  return `${href}${search}${hash}`
}

function isActiveEntry(entry: MenuEntry | NavbarHtml): boolean {
  return entry.kind === 'entry' && entry.isActive
}

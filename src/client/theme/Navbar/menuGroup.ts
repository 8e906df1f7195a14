import type {
  ActiveRule,
  NavbarDropdown,
  NavbarHtml,
  NavbarLink,
  NavbarLocales,
  NavbarVersions
} from '../../../model/navbar.ts'
import { createHref } from '../../../model/paths.ts'
import type { Route } from '../../../model/route.ts'
import type { ClientSite } from '../../../model/site.ts'
import * as texts from '../../../model/texts.ts'
import { createLocaleHref } from './createLocaleHref.ts'
import { isShownLink } from './isShownLink.ts'
import { resolveVersionLink } from './resolveVersionLink.ts'

/** A named group of links: a dropdown, the locales or the docs versions. */
export interface MenuGroup {
  readonly label: string
  /** The group's name in the mobile menu. */
  readonly menuLabel: string
  readonly hasGlobe: boolean
  readonly href?: string | undefined
  readonly isActive: boolean
  readonly entries: readonly (MenuEntry | NavbarHtml)[]
}

export interface MenuEntry {
  readonly kind: 'entry'
  readonly link: NavbarLink
  readonly isActive: boolean
  readonly lang?: string
  readonly target?: string
  /** The docs version the reader prefers after choosing the entry. */
  readonly version?: string
}

export type GroupItem = NavbarDropdown | NavbarLocales | NavbarVersions

/** The page that a group's links keep the reader on. */
export interface GroupPlace {
  readonly site: ClientSite
  readonly route: Route
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Docs versions to try: the current one, then the preferred one. */
  readonly candidates: readonly (string | undefined)[]
  readonly isActive: (rule: ActiveRule) => boolean
}

/** Create the group of a navbar item (behaviour 2.6.10, 2.6.11, 4.4). */
export function createMenuGroup(item: GroupItem, place: GroupPlace): MenuGroup {
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
  place: GroupPlace
): MenuGroup {
  const entries = items.flatMap((item): MenuGroup['entries'] =>
    item.kind === 'html' ? [item] : createEntries([item], place)
  )
  return {
    label,
    menuLabel: label,
    hasGlobe: false,
    href,
    isActive: place.isActive(active) || entries.some(isActiveEntry),
    entries
  }
}

function createLocaleGroup(
  { before, after }: NavbarLocales,
  place: GroupPlace
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
    hasGlobe: true,
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
  { before, after }: NavbarVersions,
  place: GroupPlace
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
    hasGlobe: false,
    href: shown?.mainDocHref,
    isActive: false,
    entries
  }
}

function findShownVersion({ site, candidates }: GroupPlace) {
  for (const name of candidates) {
    const version = site.versions.find(candidate => candidate.name === name)
    if (version !== undefined) return version
  }
  return site.versions.find(({ isLast }) => isLast)
}

function createEntries(
  items: readonly NavbarLink[],
  { site, route, candidates, isActive }: GroupPlace
): readonly MenuEntry[] {
  const currentHref = createHref(site.baseUrl, route.pathname)
  return items
    .map(item => resolveVersionLink(item, candidates))
    .filter(link => isShownLink(link, currentHref))
    .map(link => ({
      kind: 'entry',
      link,
      isActive: !link.isExternal && isActive(link.active)
    }))
}

function createLink(label: string, href: string): NavbarLink {
  return { kind: 'link', label, href, isExternal: false, active: {} }
}

function keepPlace(
  href: string,
  { search, hash }: GroupPlace['location']
): string {
  return `${href}${search}${hash}`
}

function isActiveEntry(entry: MenuEntry | NavbarHtml): boolean {
  return entry.kind === 'entry' && entry.isActive
}

import {
  appendQueryAndHash,
  type MenuGroup,
  toEntries,
  toNavbarLink
} from '../../../core/client/shell/menuGroup.ts'
import type {
  MenuEntry,
  NavbarContext
} from '../../../core/client/shell/toMenuEntry.ts'
import type { NavbarFeature, NavbarLink } from '../../../core/model/navbar.ts'
import * as texts from '../../../core/model/texts.ts'
import { storeVersion } from './preferredVersion.ts'

/**
 * Build the version menu. A single entry becomes a link (behavior 2.6.10).
 *
 * @param candidates the page's version, then the preferred one; the first that
 * exists is the label, or else the last version
 */
export function buildVersionGroup(
  { before, after }: NavbarFeature,
  place: NavbarContext,
  candidates: readonly (string | undefined)[]
): MenuGroup {
  const { site, route, location } = place
  const current =
    candidates
      .map(name => site.versions.find(version => version.name === name))
      .find(version => version !== undefined) ??
    site.versions.find(({ isLast }) => isLast)
  const versions = site.versions.map((version): MenuEntry => {
    const href = route.versions?.[version.name] ?? version.mainDocHref
    return {
      kind: 'entry',
      link: toNavbarLink(version.label, appendQueryAndHash(href, location)),
      isActive: 'version' in route && version.name === route.version,
      onChoose: () => storeVersion(site, version.name)
    }
  })
  const entries = [
    ...toEntries(before, place),
    ...versions,
    ...toEntries(after, place)
  ]
  const label = current?.label ?? texts.versions
  const isLink = entries.length <= 1
  return {
    label,
    menuLabel: isLink ? label : texts.versions,
    isLink,
    href: current?.mainDocHref,
    isActive: false,
    entries
  }
}

/**
 * Resolve a docs link in the first candidate version that has its target, or
 * else in the last version (behavior 2.6.7, 3.4).
 *
 * @param candidates the current version, then the preferred one
 */
export function resolveVersionLink(
  link: NavbarLink,
  candidates: readonly (string | undefined)[]
): NavbarLink {
  const { versions = {}, active } = link
  const target = candidates
    .map(name => versions[name ?? ''])
    .find(found => found !== undefined)
  if (target === undefined) return link
  // The link is active at its resolved address.
  const isUnder = active.under !== undefined
  const rule = isUnder ? { ...active, under: target.href } : active
  return { ...link, ...target, active: rule }
}

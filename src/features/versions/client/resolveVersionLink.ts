import type { NavbarLink } from '../../../core/model/navbar.ts'

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
    .map(name => (name === undefined ? undefined : versions[name]))
    .find(found => found !== undefined)
  if (target === undefined) return link
  // The link is active at its resolved address.
  const isUnder = active.under !== undefined
  const rule = isUnder ? { ...active, under: target.href } : active
  return { ...link, ...target, active: rule }
}

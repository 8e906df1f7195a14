import type { NavbarLink } from '../../../model/navbar.ts'

/**
 * Resolve a docs link in the first candidate version that has its target, or in
 * the last version if none has (behaviour 2.6.7, 3.4).
 *
 * @param candidates the current version, then the preferred one
 */
export function resolveVersionLink(
  link: NavbarLink,
  candidates: readonly (string | undefined)[]
): NavbarLink {
  const { versions, active } = link
  if (versions === undefined) return link
  for (const name of candidates) {
    const target = name === undefined ? undefined : versions[name]
    if (target === undefined) continue
    // The link is current at its own resolved address.
    const { under } = active
    const rule =
      under === undefined ? active : { ...active, under: target.href }
    return { ...link, ...target, active: rule }
  }
  return link
}

import type { NavbarLink } from '../../../model/navbar.ts'

/**
 * Resolve a link to the docs in the first of some versions that has its target;
 * in the last version where none of them has it (behaviour 2.6.7, 3.4).
 *
 * @param candidates the version that is read, then the preferred one
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
    // The link is current at its own address, wherever that is now.
    const { under } = active
    const rule =
      under === undefined ? active : { ...active, under: target.href }
    return { ...link, ...target, active: rule }
  }
  return link
}

import type { NavbarLink } from '../../../model/navbar.ts'
import { isSamePathname } from '../../../model/paths.ts'

/**
 * Tell whether a link of the navbar shows: one to an unlisted doc only on that
 * doc, not on others of its sidebar (behaviour 2.6.7).
 *
 * @param currentHref address of the page that is shown
 */
export function isShownLink(
  { href, onlyWhenActive }: NavbarLink,
  currentHref: string
): boolean {
  return !onlyWhenActive || isSamePathname(href, currentHref)
}

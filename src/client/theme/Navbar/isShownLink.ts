import type { NavbarLink } from '../../../model/navbar.ts'
import { isSamePathname } from '../../../model/paths.ts'

/**
 * Tell whether a navbar link shows. A link to an unlisted doc shows only on
 * that doc, not on others in its sidebar (behaviour 2.6.7).
 *
 * @param currentHref address of the page that is shown
 */
export function isShownLink(
  { href, onlyWhenActive }: NavbarLink,
  currentHref: string
): boolean {
  return !onlyWhenActive || isSamePathname(href, currentHref)
}

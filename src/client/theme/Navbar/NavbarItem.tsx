import { unknownNavbarItemType } from '../../../model/errors.ts'
import type { NavbarItem as NavbarItemData } from '../../../model/navbar.ts'
import { SearchButton } from '../Search/SearchButton.tsx'
import { Markup } from '../ui/Markup.tsx'
import { NavbarGroup } from './NavbarGroup.tsx'
import styles from './NavbarItem.module.css'
import { NavbarLinkItem } from './NavbarLinkItem.tsx'

/**
 * Show one item of the desktop navbar.
 *
 * @throws Error for an unknown kind (behaviour 8.7)
 */
export function NavbarItem({ item }: { readonly item: NavbarItemData }) {
  switch (item.kind) {
    case 'link':
      return <NavbarLinkItem item={item} className={styles.item} />
    case 'dropdown':
    case 'locales':
    case 'versions':
      return <NavbarGroup item={item} />
    case 'html':
      return <Markup html={item.html} className={styles.html} />
    case 'search':
      return <SearchButton />
    default:
      throw new Error(unknownNavbarItemType(readKind(item)))
  }
}

/** The configuration is validated, but it may come from another release. */
function readKind(item: never): string {
  return String((item as { readonly kind?: unknown }).kind)
}

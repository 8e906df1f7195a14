import type { NavbarItem } from '../../../model/navbar.ts'
import type { GroupItem } from '../Navbar/menuGroup.ts'
import { NavbarLinkItem } from '../Navbar/NavbarLinkItem.tsx'
import { useMenuGroup } from '../Navbar/useMenuGroup.ts'
import { Markup } from '../ui/Markup.tsx'
import { MobileDropdown } from './MobileDropdown.tsx'
import styles from './MobileMenuItem.module.css'

/** Show a navbar item in the mobile menu (behaviour 4.2.7). */
export function MobileMenuItem({ item }: { readonly item: NavbarItem }) {
  switch (item.kind) {
    case 'link':
      return (
        <NavbarLinkItem item={item} className={styles.item} isListItem={true} />
      )
    case 'dropdown':
    case 'locales':
    case 'versions':
      return <GroupEntry item={item} />
    case 'html':
      return <Markup as="li" html={item.html} className={styles.html} />
    case 'search':
      return null
  }
}

/**
 * A group with only one version is a link to that version (behaviour 2.6.10).
 */
function GroupEntry({ item }: { readonly item: GroupItem }) {
  const group = useMenuGroup(item)
  if (item.kind !== 'versions' || group.entries.length > 1) {
    return <MobileDropdown group={group} />
  }
  return (
    <li>
      <a href={group.href} className={styles.item}>
        {group.label}
      </a>
    </li>
  )
}

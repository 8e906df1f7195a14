import type { MouseEventHandler } from 'react'
import type { NavbarItem } from '../../../model/navbar.ts'
import type { GroupItem } from '../Navbar/menuGroup.ts'
import { NavbarLinkItem } from '../Navbar/NavbarLinkItem.tsx'
import { useMenuGroup } from '../Navbar/useMenuGroup.ts'
import { Markup } from '../ui/Markup.tsx'
import { MobileDropdown } from './MobileDropdown.tsx'
import styles from './MobileMenuItem.module.css'

/** Show a navbar item in the mobile menu (behaviour 4.2.7). */
export function MobileMenuItem({
  item,
  onChoose
}: {
  readonly item: NavbarItem
  readonly onChoose: MouseEventHandler
}) {
  switch (item.kind) {
    case 'link':
      return (
        <NavbarLinkItem
          item={item}
          className={styles.item}
          onChoose={onChoose}
          isListItem={true}
        />
      )
    case 'dropdown':
    case 'locales':
    case 'versions':
      return <GroupEntry item={item} onChoose={onChoose} />
    case 'html':
      return <Markup as="li" html={item.html} className={styles.html} />
    case 'search':
      return null
  }
}

/**
 * A group with only one version is a link to that version (behaviour 2.6.10).
 */
function GroupEntry({
  item,
  onChoose
}: {
  readonly item: GroupItem
  readonly onChoose: MouseEventHandler
}) {
  const group = useMenuGroup(item)
  if (item.kind !== 'versions' || group.entries.length > 1) {
    return <MobileDropdown group={group} onChoose={onChoose} />
  }
  return (
    <li>
      <a href={group.href} className={styles.item} onClick={onChoose}>
        {group.label}
      </a>
    </li>
  )
}

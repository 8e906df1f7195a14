import type { NavbarItemData, NavbarLink } from '../../model/navbar.ts'
import { findNavbarItem } from '../state/clientFeatures.tsx'
import { Markup } from '../ui/Markup.tsx'
import { MenuLink } from './MenuEntries.tsx'
import { MobileDropdown } from './MobileDropdown.tsx'
import styles from './MobileMenuItem.module.css'
import { type GroupItem, useMenuGroup, useNavbarContext } from './menuGroup.ts'
import { toMenuEntry } from './toMenuEntry.ts'

/** A navbar item in the mobile menu (behavior 4.2.7). */
export function MobileMenuItem({ item }: { readonly item: NavbarItemData }) {
  switch (item.kind) {
    case 'link':
      return <LinkEntry item={item} />
    case 'dropdown':
      return <GroupEntry item={item} />
    case 'feature':
      return findNavbarItem(item.type) ? null : <GroupEntry item={item} />
    case 'html':
      return <Markup as="li" html={item.html} className={styles.html} />
  }
}

function LinkEntry({ item }: { readonly item: NavbarLink }) {
  const entry = toMenuEntry(item, useNavbarContext())
  return (
    entry && (
      <li>
        <MenuLink entry={entry} className={styles.item} />
      </li>
    )
  )
}

function GroupEntry({ item }: { readonly item: GroupItem }) {
  const group = useMenuGroup(item, useNavbarContext())
  if (!group.isLink) return <MobileDropdown group={group} />
  return (
    <li>
      <a href={group.href} className={styles.item}>
        {group.label}
      </a>
    </li>
  )
}

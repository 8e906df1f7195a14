import { unknownNavbarItemType } from '../../model/errors.ts'
import type {
  NavbarItem as NavbarItemData,
  NavbarLink
} from '../../model/navbar.ts'
import { findNavbarItem } from '../state/clientFeatures.tsx'
import { Markup } from '../ui/Markup.tsx'
import { createMenuEntry } from './createMenuEntry.ts'
import { MenuLink } from './MenuLink.tsx'
import { NavbarGroup } from './NavbarGroup.tsx'
import styles from './NavbarItem.module.css'
import { useNavbarPlace } from './useNavbarPlace.ts'

/**
 * Show one item of the desktop navbar.
 *
 * @throws Error for an unknown kind (behaviour 8.7)
 */
export function NavbarItem({ item }: { readonly item: NavbarItemData }) {
  switch (item.kind) {
    case 'link':
      return <LinkItem item={item} />
    case 'dropdown':
    case 'feature':
      return <NavbarGroup item={item} />
    case 'html':
      return <Markup html={item.html} className={styles.html} />
    case 'search':
      return <FeatureItem type={item.kind} />
    default:
      throw new Error(unknownNavbarItemType(readKind(item)))
  }
}

function FeatureItem({ type }: { readonly type: string }) {
  const Item = findNavbarItem(type)
  if (Item === undefined) throw new Error(unknownNavbarItemType(type))
  return <Item />
}

function LinkItem({ item }: { readonly item: NavbarLink }) {
  const entry = createMenuEntry(item, useNavbarPlace())
  return entry && <MenuLink entry={entry} className={styles.item} />
}

/** The configuration is validated, but it may come from another release. */
function readKind(item: never): string {
  return String((item as { readonly kind?: unknown }).kind)
}

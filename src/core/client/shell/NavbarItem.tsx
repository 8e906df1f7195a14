import { Component, type ReactNode } from 'react'
import {
  describeFailingNavbarItem,
  describeUnknownNavbarItemType
} from '../../model/errors.ts'
import type {
  NavbarFeature,
  NavbarItemData,
  NavbarLink
} from '../../model/navbar.ts'
import { findNavbarItem } from '../state/clientFeatures.tsx'
import { Markup } from '../ui/Markup.tsx'
import { MenuLink } from './MenuEntries.tsx'
import { useNavbarContext } from './menuGroup.ts'
import { NavbarGroup } from './NavbarGroup.tsx'
import styles from './NavbarItem.module.css'
import { toMenuEntry } from './toMenuEntry.ts'

/**
 * An item of the desktop navbar.
 *
 * @throws Error for an unknown kind (behavior 8.7)
 */
export function NavbarItem({ item }: { readonly item: NavbarItemData }) {
  switch (item.kind) {
    case 'link':
      return <LinkItem item={item} />
    case 'dropdown':
      return <NavbarGroup item={item} />
    case 'feature':
      return <FeatureItem item={item} />
    case 'html':
      return <Markup html={item.html} className={styles.html} />
    default:
      throw new Error(describeUnknownNavbarItemType(readKind(item)))
  }
}

function FeatureItem({ item }: { readonly item: NavbarFeature }) {
  const Item = findNavbarItem(item.type)
  return Item ? <Item /> : <NavbarGroup item={item} />
}

function LinkItem({ item }: { readonly item: NavbarLink }) {
  const entry = toMenuEntry(item, useNavbarContext())
  return entry && <MenuLink entry={entry} className={styles.item} />
}

/** The kind may be unknown if the configuration is from another release. */
function readKind(item: never): string {
  return String((item as { readonly kind?: unknown }).kind)
}

interface BoundaryProps {
  readonly item: NavbarItemData
  readonly children: ReactNode
}

/** Reports which navbar item failed to render (behavior 8.4). */
export class NavbarItemBoundary extends Component<
  BoundaryProps,
  { readonly cause?: unknown; readonly hasFailed: boolean }
> {
  override state = { hasFailed: false, cause: undefined }

  static getDerivedStateFromError(cause: unknown) {
    return { hasFailed: true, cause }
  }

  override render(): ReactNode {
    const { hasFailed, cause } = this.state
    if (!hasFailed) return this.props.children
    throw new Error(describeFailingNavbarItem(this.props.item), { cause })
  }
}

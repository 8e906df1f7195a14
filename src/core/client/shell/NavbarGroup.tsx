import { type ReactNode, useId } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import { type GroupItem, useMenuGroup, useNavbarContext } from './menuGroup.ts'
import styles from './NavbarGroup.module.css'
import itemStyles from './NavbarItem.module.css'
import { type DropdownEvents, useDropdown } from './useDropdown.ts'

/**
 * A dropdown in the desktop navbar: a disclosure that opens on hover, with Enter
 * or Space, or with a click (specification §4, behavior 4.4).
 */
export function NavbarGroup({ item }: { readonly item: GroupItem }) {
  const group = useMenuGroup(item, useNavbarContext())
  const { isOpen, area, trigger } = useDropdown(group.href !== undefined)
  const listId = useId()

  if (group.isLink) {
    return (
      <PlainLink href={group.href ?? ''} className={itemStyles.item}>
        {group.label}
      </PlainLink>
    )
  }
  return (
    <div
      {...area}
      className={styles.dropdown}
      data-dropdown=""
      data-open={isOpen}
    >
      <Trigger
        href={group.href}
        isActive={group.isActive}
        isOpen={isOpen === true}
        listId={listId}
        {...trigger}
      >
        {group.icon && <Icon name={group.icon} className={styles.globe} />}
        {group.label}
        <Icon name="caret" className={styles.caret} />
      </Trigger>
      <ul id={listId} className={styles.menu}>
        <MenuEntries entries={group.entries} className={styles.entry} />
      </ul>
    </div>
  )
}

interface TriggerProps extends DropdownEvents {
  readonly href: string | undefined
  readonly isActive: boolean
  readonly isOpen: boolean
  readonly listId: string
  readonly children: ReactNode
}

/** A link if the group has a page, otherwise a button. */
function Trigger({ href, isActive, isOpen, listId, ...rest }: TriggerProps) {
  const attributes = {
    className: `${itemStyles.item} ${styles.trigger}`,
    'aria-haspopup': true,
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-current': isActive ? ('page' as const) : undefined,
    ...rest
  }
  return href === undefined ? (
    <button type="button" {...attributes} />
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: clicking follows the link; Enter opens the list.
    <a href={href} role="button" {...attributes} />
  )
}

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useDropdown } from '../state/dropdown.ts'
import { Icon } from '../ui/Icon.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import { type GroupItem, useMenuGroup } from './menuGroup.ts'
import styles from './NavbarGroup.module.css'
import itemStyles from './NavbarItem.module.css'
import { useNavbarContext } from './useNavbarContext.ts'

/**
 * A dropdown in the desktop navbar: a disclosure that opens on hover, through
 * CSS alone, or with Enter (Specification §4, behavior 4.4).
 */
export function NavbarGroup({ item }: { readonly item: GroupItem }) {
  const group = useMenuGroup(item, useNavbarContext())
  const { ref, isOpen, onKeyDown } = useDropdown<HTMLDivElement>()
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
      ref={ref}
      className={styles.dropdown}
      data-dropdown=""
      data-open={isOpen ? '' : undefined}
    >
      <Trigger
        href={group.href}
        isActive={group.isActive}
        isOpen={isOpen}
        listId={listId}
        onKeyDown={onKeyDown}
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

interface TriggerProps {
  readonly href: string | undefined
  readonly isActive: boolean
  readonly isOpen: boolean
  readonly listId: string
  readonly onKeyDown: (event: KeyboardEvent) => void
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

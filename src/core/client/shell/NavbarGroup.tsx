import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState
} from 'react'
import { hasModifier } from '../state/hasModifier.ts'
import { Icon } from '../ui/Icon.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import { type GroupItem, useMenuGroup, useNavbarContext } from './menuGroup.ts'
import styles from './NavbarGroup.module.css'
import itemStyles from './NavbarItem.module.css'

/**
 * A dropdown in the desktop navbar: a disclosure that opens on hover, through
 * CSS alone, or with Enter (specification §4, behavior 4.4).
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

/** Props of a desktop dropdown. CSS alone opens it on hover. */
interface Dropdown<Target extends HTMLElement> {
  /** Attach this to the element that contains the trigger and its menu. */
  readonly ref: RefObject<Target | null>
  readonly isOpen: boolean
  /** For the trigger. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Use a desktop dropdown. Enter toggles it. A press, touch or focus outside
 * closes it, and so does Escape, which also moves the focus to the trigger.
 */
function useDropdown<Target extends HTMLElement>(): Dropdown<Target> {
  const ref = useRef<Target>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    return listenForDismissal(ref, () => setIsOpen(false))
  }, [isOpen])

  return {
    ref,
    isOpen,
    onKeyDown(event) {
      if (event.key !== 'Enter' || hasModifier(event)) return
      event.preventDefault()
      if (event.repeat) return // The key is held down.
      setIsOpen(current => !current)
    }
  }
}

const dismissEvents = ['mousedown', 'touchstart', 'focusin'] as const

/**
 * Listen for a press, touch or focus outside an element, and for Escape.
 *
 * @returns a function that stops listening
 */
function listenForDismissal(
  ref: RefObject<HTMLElement | null>,
  close: () => void
): () => void {
  const abort = new AbortController()
  const options = { signal: abort.signal }
  for (const name of dismissEvents) {
    document.addEventListener(
      name,
      ({ target }) => {
        const isInside = target instanceof Node && ref.current?.contains(target)
        if (!isInside) close()
      },
      options
    )
  }
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      if (ref.current?.contains(document.activeElement)) {
        ref.current.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
      }
      close()
    },
    options
  )
  return () => abort.abort()
}

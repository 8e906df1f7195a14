import { useCollapsible } from '../state/collapsible.ts'
import {
  isMobileDropdownMatch,
  useMobileDropdown
} from '../state/mobileDropdown.ts'
import { usePage } from '../state/PageContext.tsx'
import { useSite } from '../state/siteContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import styles from './MobileMenuItem.module.css'
import type { MenuGroup } from './menuGroup.ts'

/**
 * A dropdown in the mobile menu. Its trigger only toggles it (behavior 4.4.4).
 */
export function MobileDropdown({ group }: { readonly group: MenuGroup }) {
  const { page } = usePage()
  const hasMatch = useHasMatch(group)
  const { isOpen, toggle } = useMobileDropdown(hasMatch, page.route.pathname)
  const list = useCollapsible<HTMLUListElement>(isOpen)
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {group.menuLabel}
        <Icon name="caret" className={styles.caret} />
      </button>
      {list.isMounted && (
        <ul ref={list.ref} hidden={list.isHidden} className={styles.entries}>
          <MenuEntries entries={group.entries} className={styles.item} />
        </ul>
      )}
    </li>
  )
}

/**
 * Whether an entry matches the current page. Language links don't count,
 * because one of them always matches.
 */
function useHasMatch({ entries }: MenuGroup): boolean {
  const { baseUrl } = useSite()
  const { page } = usePage()
  const pagePath = { baseUrl, pathname: page.route.pathname }
  return entries.some(
    entry =>
      entry.kind === 'entry' &&
      entry.lang === undefined &&
      isMobileDropdownMatch(entry.link, pagePath)
  )
}

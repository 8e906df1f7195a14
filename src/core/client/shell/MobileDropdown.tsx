import { useEffect, useState } from 'react'
import type { ActiveRule } from '../../model/navbar.ts'
import { isSamePathname, toHref } from '../../model/paths.ts'
import { useCollapsible } from '../state/collapsible.ts'
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

/** The path of the displayed page. */
interface PagePath {
  readonly baseUrl: string
  /** Without the base URL. */
  readonly pathname: string
}

/**
 * Whether an item opens the mobile dropdown that contains it: it leads to the
 * current page, or its expression or base path matches (behavior 4.4.4).
 */
export function isMobileDropdownMatch(
  item: { readonly href: string; readonly active: ActiveRule },
  { baseUrl, pathname }: PagePath
): boolean {
  const href = toHref(baseUrl, pathname)
  const { regex, basePath } = item.active
  return (
    isSamePathname(item.href, href) ||
    (regex !== undefined && new RegExp(regex, 'i').test(href)) ||
    (basePath !== undefined && href.startsWith(toHref(baseUrl, basePath)))
  )
}

/**
 * Use a dropdown in the mobile menu. It starts collapsed unless an item
 * matches. Navigating to a match opens it; it never closes automatically.
 *
 * @param hasMatch whether an item matches the displayed page
 * @param pathname of that page; navigating can reopen a closed dropdown
 */
function useMobileDropdown(
  hasMatch: boolean,
  pathname: string
): { readonly isOpen: boolean; readonly toggle: () => void } {
  const [isOpen, setIsOpen] = useState(hasMatch)

  // A new page with a match opens it, even if the previous page matched too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => {
    if (hasMatch) setIsOpen(true)
  }, [hasMatch, pathname])

  return { isOpen, toggle: () => setIsOpen(current => !current) }
}

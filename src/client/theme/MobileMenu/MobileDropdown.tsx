import { usePage } from '../../app/PageContext.tsx'
import { useSite } from '../../app/siteContext.tsx'
import { useCollapsible } from '../../state/collapsible.ts'
import {
  isMobileDropdownMatch,
  useMobileDropdown
} from '../../state/mobileDropdown.ts'
import type { MenuGroup } from '../Navbar/menuGroup.ts'
import type { useMenuGroup } from '../Navbar/useMenuGroup.ts'
import { CaretIcon } from '../ui/icons.tsx'
import { Markup } from '../ui/Markup.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import styles from './MobileMenuItem.module.css'

/**
 * Show a dropdown of the mobile menu; its trigger only opens and closes it
 * (behaviour 4.4.4).
 */
export function MobileDropdown({
  group,
  onChoose
}: {
  readonly group: ReturnType<typeof useMenuGroup>
  readonly onChoose: () => void
}) {
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
        <CaretIcon className={styles.caret} />
      </button>
      {list.isMounted && (
        <ul ref={list.ref} hidden={list.isHidden} className={styles.entries}>
          {group.entries.map((entry, index) =>
            entry.kind === 'html' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never move.
              <Markup key={index} as="li" html={entry.html} />
            ) : (
              <li key={entry.link.label ?? entry.link.href}>
                <PlainLink
                  href={entry.link.href}
                  html={entry.link.html}
                  className={styles.item}
                  isCurrent={entry.isActive}
                  target={entry.target}
                  onClick={() => {
                    group.choose(entry.version)
                    onChoose()
                  }}
                  {...(entry.lang === undefined ? {} : { lang: entry.lang })}
                >
                  {entry.link.label}
                </PlainLink>
              </li>
            )
          )}
        </ul>
      )}
    </li>
  )
}

function useHasMatch({ entries }: MenuGroup): boolean {
  const { baseUrl } = useSite()
  const { page } = usePage()
  const place = { baseUrl, pathname: page.route.pathname }
  return entries.some(
    entry => entry.kind === 'entry' && isMobileDropdownMatch(entry.link, place)
  )
}

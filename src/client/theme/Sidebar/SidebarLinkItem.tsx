import { isSamePathname } from '../../../model/paths.ts'
import type { SidebarLink } from '../../../model/sidebar.ts'
import { PlainLink } from '../ui/PlainLink.tsx'
import { useCurrentHref } from '../useCurrentHref.ts'
import styles from './SidebarList.module.css'

/** Link to a doc or any other address from a sidebar (behaviour 2.5.14). */
export function SidebarLinkItem({ item }: { readonly item: SidebarLink }) {
  const isCurrent = isSamePathname(item.href, useCurrentHref())
  return (
    <li>
      <PlainLink href={item.href} className={styles.link} isCurrent={isCurrent}>
        {item.label}
      </PlainLink>
    </li>
  )
}

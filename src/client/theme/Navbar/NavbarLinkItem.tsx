import type { NavbarLink } from '../../../model/navbar.ts'
import { PlainLink } from '../ui/PlainLink.tsx'
import { useActiveRule } from './useActiveRule.ts'

/**
 * Show a link of the navbar. One that leaves the site is never current; one to
 * an unlisted doc shows only while it is (behaviour 2.6.5, 2.6.7).
 */
export function NavbarLinkItem({
  item,
  className,
  onChoose
}: {
  readonly item: NavbarLink
  readonly className?: string | undefined
  readonly onChoose?: () => void
}) {
  const isActive = useActiveRule()
  const isCurrent = !item.isExternal && isActive(item.active)
  if (item.onlyWhenActive && !isCurrent) return null
  return (
    <PlainLink
      href={item.href}
      html={item.html}
      ariaLabel={item.ariaLabel}
      className={className}
      isCurrent={isCurrent}
      onClick={onChoose}
    >
      {item.label}
    </PlainLink>
  )
}

import type { NavbarLink } from '../../../model/navbar.ts'
import { PlainLink } from '../ui/PlainLink.tsx'
import { useCurrentHref } from '../useCurrentHref.ts'
import { isShownLink } from './isShownLink.ts'
import { resolveVersionLink } from './resolveVersionLink.ts'
import { useActiveRule } from './useActiveRule.ts'
import { useVersionCandidates } from './useVersionCandidates.ts'

interface NavbarLinkItemProps {
  readonly item: NavbarLink
  readonly className?: string | undefined
  /** Whether it is in a list; if the link is hidden, so is its list item. */
  readonly isListItem?: boolean
}

/**
 * Show a navbar link. An external link is never current; a link to an unlisted
 * doc shows only while current (behaviour 2.6.5, 2.6.7).
 */
export function NavbarLinkItem(props: NavbarLinkItemProps) {
  return props.item.versions === undefined ? (
    <ResolvedLinkItem {...props} />
  ) : (
    <VersionedLinkItem {...props} />
  )
}

/** A link to the docs, in the version this reader should see. */
function VersionedLinkItem(props: NavbarLinkItemProps) {
  const item = resolveVersionLink(props.item, useVersionCandidates())
  return <ResolvedLinkItem {...props} item={item} />
}

function ResolvedLinkItem({
  item,
  className,
  isListItem = false
}: NavbarLinkItemProps) {
  const isActive = useActiveRule()
  const currentHref = useCurrentHref()
  const isCurrent = !item.isExternal && isActive(item.active)
  if (!isShownLink(item, currentHref)) return null
  const link = (
    <PlainLink
      href={item.href}
      html={item.html}
      ariaLabel={item.ariaLabel}
      className={className}
      isCurrent={isCurrent}
    >
      {item.label}
    </PlainLink>
  )
  return isListItem ? <li>{link}</li> : link
}

import { PlainLink } from '../ui/PlainLink.tsx'
import type { MenuEntry } from './createMenuEntry.ts'

/** A menu entry's link. */
export function MenuLink({
  entry: { link, isActive, lang, target, onChoose },
  className
}: {
  readonly entry: MenuEntry
  readonly className: string | undefined
}) {
  return (
    <PlainLink
      href={link.href}
      html={link.html}
      ariaLabel={link.ariaLabel}
      className={className}
      isCurrent={isActive}
      target={target}
      lang={lang}
      onClick={onChoose}
    >
      {link.label}
    </PlainLink>
  )
}

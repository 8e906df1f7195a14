import { Markup } from '../ui/Markup.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import type { MenuGroup } from './menuGroup.ts'
import type { MenuEntry } from './toMenuEntry.ts'

/**
 * Render a group's entries as items of the surrounding list.
 *
 * @param className of each link
 */
export function MenuEntries({
  entries,
  className
}: {
  readonly entries: MenuGroup['entries']
  readonly className: string | undefined
}) {
  return entries.map((entry, index) =>
    entry.kind === 'html' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries never move.
      <Markup key={index} as="li" html={entry.html} />
    ) : (
      <li key={entry.link.label ?? entry.link.href}>
        <MenuLink entry={entry} className={className} />
      </li>
    )
  )
}

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

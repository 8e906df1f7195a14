import { Markup } from '../ui/Markup.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import type { useMenuGroup } from './useMenuGroup.ts'

/**
 * List a group's entries as items of the surrounding list.
 *
 * @param className of each link
 */
export function MenuEntries({
  group,
  className
}: {
  readonly group: ReturnType<typeof useMenuGroup>
  readonly className: string | undefined
}) {
  return group.entries.map((entry, index) =>
    entry.kind === 'html' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries never move.
      <Markup key={index} as="li" html={entry.html} />
    ) : (
      <li key={entry.link.label ?? entry.link.href}>
        <PlainLink
          href={entry.link.href}
          html={entry.link.html}
          className={className}
          isCurrent={entry.isActive}
          target={entry.target}
          lang={entry.lang}
          onClick={() => group.choose(entry.version)}
        >
          {entry.link.label}
        </PlainLink>
      </li>
    )
  )
}

import type { MouseEventHandler } from 'react'
import { Markup } from '../ui/Markup.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import type { useMenuGroup } from './useMenuGroup.ts'

/**
 * List a group's entries as items of the surrounding list.
 *
 * @param className of each link
 * @param onChoose called when a link is chosen
 */
export function MenuEntries({
  group,
  className,
  onChoose
}: {
  readonly group: ReturnType<typeof useMenuGroup>
  readonly className: string | undefined
  readonly onChoose?: MouseEventHandler
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
          onClick={event => {
            group.choose(entry.version)
            onChoose?.(event)
          }}
        >
          {entry.link.label}
        </PlainLink>
      </li>
    )
  )
}

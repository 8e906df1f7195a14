import { type Ref, useState } from 'react'
import {
  createItemFinder,
  isVisibleItem,
  type SidebarItem as SidebarItemData,
  type SidebarLink
} from '../../model/sidebar.ts'
import { useCurrentHref, usePage } from '../state/PageContext.tsx'
import { useSite } from '../state/siteContext.tsx'
import { Markup } from '../ui/Markup.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import { SidebarCategory } from './SidebarCategory.tsx'
import styles from './SidebarList.module.css'

/** Memoized per sidebar, because a build renders many pages of each. */
const finders = new WeakMap<
  readonly SidebarItemData[],
  ReturnType<typeof createItemFinder>
>()

/** All items of a sidebar. */
export function SidebarTree({
  items
}: {
  readonly items: readonly SidebarItemData[]
}) {
  return <SidebarList items={items} active={useActiveItems(items)} level={1} />
}

/**
 * Use the sidebar items that are or contain the current page; those of its part, if
 * the pathname leads to one that has an item of its own.
 */
export function useActiveItems(
  items: readonly SidebarItemData[]
): ReadonlySet<SidebarItemData> {
  const find = finders.get(items) ?? createItemFinder(items)
  finders.set(items, find)
  const href = useCurrentHref()
  const ofPart = find(href + usePage().location.hash)
  return ofPart.size > 0 ? ofPart : find(href)
}

/** Props shared by all items of a list. */
interface SidebarListProps {
  readonly items: readonly SidebarItemData[]
  /** The items that are or contain the page. */
  readonly active: ReadonlySet<SidebarItemData>
  /** Nesting level, starting at 1. */
  readonly level: number
}

/**
 * The items of a sidebar level that are visible on the current page (behavior
 * 2.5.24).
 */
export function SidebarList({
  items,
  active,
  level,
  ref,
  isHidden = false
}: SidebarListProps & {
  readonly ref?: Ref<HTMLUListElement>
  readonly isHidden?: boolean
}) {
  const { autoCollapseCategories } = useSite()
  const [openedCategory, setOpenedCategory] = useState<number>()
  return (
    <ul ref={ref} hidden={isHidden} className={styles.list} data-level={level}>
      {items.map((item, index) =>
        isVisibleItem(item, active) ? (
          <SidebarItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a sidebar's items never move.
            key={index}
            item={item}
            active={active}
            index={index}
            level={level}
            openedSibling={autoCollapseCategories ? openedCategory : undefined}
            onOpen={() => setOpenedCategory(index)}
          />
        ) : null
      )}
    </ul>
  )
}

/** Props that a list passes to its items. */
export interface SidebarItemProps<Item> {
  readonly item: Item
  readonly active: ReadonlySet<SidebarItemData>
  readonly index: number
  readonly level: number
  readonly openedSibling: number | undefined
  readonly onOpen: () => void
}

function SidebarItem({ item, ...rest }: SidebarItemProps<SidebarItemData>) {
  switch (item.kind) {
    case 'link':
      return <LinkItem item={item} isCurrent={rest.active.has(item)} />
    case 'category':
      return <SidebarCategory item={item} {...rest} />
    case 'html':
      return <Markup as="li" html={item.value} className={styles.html} />
  }
}

/** A link to a doc or to any other URL (behavior 2.5.14). */
function LinkItem({
  item,
  isCurrent
}: {
  readonly item: SidebarLink
  readonly isCurrent: boolean
}) {
  return (
    <li>
      <PlainLink href={item.href} className={styles.link} isCurrent={isCurrent}>
        {item.label}
      </PlainLink>
    </li>
  )
}

import { createItemFinder, type SidebarItem } from '../../../model/sidebar.ts'
import { useCurrentHref } from '../useCurrentHref.ts'
import { SidebarList } from './SidebarList.tsx'

/** Of each sidebar, also for the other pages that a build renders. */
const finders = new WeakMap<
  readonly SidebarItem[],
  ReturnType<typeof createItemFinder>
>()

/** Show all items of a sidebar. */
export function SidebarTree({
  items
}: {
  readonly items: readonly SidebarItem[]
}) {
  const find = finders.get(items) ?? createItemFinder(items)
  finders.set(items, find)
  const active = find(useCurrentHref())
  return <SidebarList items={items} active={active} level={1} />
}

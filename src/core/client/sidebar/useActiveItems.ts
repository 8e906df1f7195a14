import { createItemFinder, type SidebarItem } from '../../model/sidebar.ts'
import { useCurrentHref } from '../ui/useCurrentHref.ts'

/** Of each sidebar, also for the other pages that a build renders. */
const finders = new WeakMap<
  readonly SidebarItem[],
  ReturnType<typeof createItemFinder>
>()

/** Use the items of a sidebar that are the current page, or contain it. */
export function useActiveItems(
  items: readonly SidebarItem[]
): ReadonlySet<SidebarItem> {
  const find = finders.get(items) ?? createItemFinder(items)
  finders.set(items, find)
  return find(useCurrentHref())
}

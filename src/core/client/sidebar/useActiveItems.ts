import { createItemFinder, type SidebarItem } from '../../model/sidebar.ts'
import { useCurrentHref } from '../ui/useCurrentHref.ts'

/** Memoized per sidebar, because a build renders many pages of each. */
const finders = new WeakMap<
  readonly SidebarItem[],
  ReturnType<typeof createItemFinder>
>()

/** Use the sidebar items that are or contain the current page. */
export function useActiveItems(
  items: readonly SidebarItem[]
): ReadonlySet<SidebarItem> {
  const find = finders.get(items) ?? createItemFinder(items)
  finders.set(items, find)
  return find(useCurrentHref())
}

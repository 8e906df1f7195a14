import type { SidebarItem } from '../../model/sidebar.ts'
import { SidebarList } from './SidebarList.tsx'
import { useActiveItems } from './useActiveItems.ts'

/** All items of a sidebar. */
export function SidebarTree({
  items
}: {
  readonly items: readonly SidebarItem[]
}) {
  return <SidebarList items={items} active={useActiveItems(items)} level={1} />
}

import { useActiveItems } from '../../../core/client/sidebar/useActiveItems.ts'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import type { Category, SidebarItem } from '../../../core/model/sidebar.ts'

const noItems: readonly SidebarItem[] = []

/**
 * Use the page's siblings in its sidebar: the items of its own category if it's
 * a category page, or else of the one that contains it.
 */
export function useCurrentItems(): readonly SidebarItem[] {
  const items = usePage().page.sidebar?.items ?? noItems
  return findSiblings(items, useActiveItems(items))
}

/** Use the same items in the form that Docusaurus passes to pages. */
export function useCurrentSidebarCategory(): Pick<Category, 'items'> {
  return { items: useCurrentItems() }
}

/** List the other items of the innermost active category. */
function findSiblings(
  items: readonly SidebarItem[],
  active: ReadonlySet<SidebarItem>
): readonly SidebarItem[] {
  const category = items.find(
    item => item.kind === 'category' && active.has(item)
  )
  if (category?.kind === 'category') {
    return findSiblings(category.items, active)
  }
  return items.filter(item => !active.has(item))
}

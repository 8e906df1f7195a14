import {
  type Category,
  createItemFinder,
  type SidebarItem
} from '../../model/sidebar.ts'
import { usePage } from '../state/PageContext.tsx'
import { useCurrentHref } from '../theme/useCurrentHref.ts'

/**
 * Use the page's siblings in its sidebar: the items of the category whose page
 * it is, or of the one that contains it.
 */
export function useCurrentItems(): readonly SidebarItem[] {
  const { page } = usePage()
  const href = useCurrentHref()
  return findItems(page.sidebar?.items ?? [], href)
}

/** Use the same, in the form Docusaurus passes to pages. */
export function useCurrentSidebarCategory(): Pick<Category, 'items'> {
  return { items: useCurrentItems() }
}

/**
 * List the siblings of an address: the other items of the innermost category
 * that contains it.
 */
export function findItems(
  items: readonly SidebarItem[],
  href: string
): readonly SidebarItem[] {
  return findSiblings(items, createItemFinder(items)(href))
}

function findSiblings(
  items: readonly SidebarItem[],
  active: ReadonlySet<SidebarItem>
): readonly SidebarItem[] {
  const around = items.find(
    item => item.kind === 'category' && active.has(item)
  )
  if (around?.kind === 'category') return findSiblings(around.items, active)
  return items.filter(item => !active.has(item))
}

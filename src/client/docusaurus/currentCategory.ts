import { isSamePathname } from '../../model/paths.ts'
import {
  type Category,
  isActiveItem,
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

/** Find the items of the innermost category that contains an address. */
export function findItems(
  items: readonly SidebarItem[],
  href: string
): readonly SidebarItem[] {
  const around = items.find(
    item => item.kind === 'category' && isActiveItem(item, href)
  )
  if (around?.kind === 'category') return findItems(around.items, href)
  return items.filter(
    item => item.kind === 'html' || !isSamePathname(item.href ?? '', href)
  )
}

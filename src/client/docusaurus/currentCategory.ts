import { isSamePathname } from '../../model/paths.ts'
import {
  type Category,
  isActiveItem,
  type SidebarItem
} from '../../model/sidebar.ts'
import { usePage } from '../state/PageContext.tsx'
import { useCurrentHref } from '../theme/useCurrentHref.ts'

/**
 * Use the items that stand beside the page in its sidebar: those of the category
 * whose page it is, or of the one that it is in.
 */
export function useCurrentItems(): readonly SidebarItem[] {
  const { page } = usePage()
  const href = useCurrentHref()
  return findItems(page.sidebar?.items ?? [], href)
}

/** Use the same as Docusaurus hands it to pages. */
export function useCurrentSidebarCategory(): Pick<Category, 'items'> {
  return { items: useCurrentItems() }
}

/** Find the items of the innermost category around an address. */
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

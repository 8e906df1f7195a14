import { usePage } from '../../state/PageContext.tsx'
import { useSite } from '../../state/siteContext.tsx'

/** Tell whether there is anything to put into the mobile menu. */
export function useHasMobileMenu(): boolean {
  const { navbar } = useSite()
  const hasPageMenu = useHasPageMenu()
  return navbar.items.length > 0 || hasPageMenu
}

/** Tell whether the page has navigation of its own: a sidebar, or posts. */
export function useHasPageMenu(): boolean {
  const { page } = usePage()
  return (
    page.sidebar !== undefined ||
    ('recentPosts' in page.route && page.route.recentPosts.length > 0)
  )
}

import { features } from '../state/clientFeatures.tsx'
import { usePage } from '../state/PageContext.tsx'
import { useSite } from '../state/siteContext.tsx'

/** Whether the mobile menu has any content. */
export function useHasMobileMenu(): boolean {
  const { navbar } = useSite()
  const hasPageMenu = useHasPageMenu()
  return navbar.items.length > 0 || hasPageMenu
}

/** Whether the page has its own navigation: a sidebar, or a feature's panel. */
export function useHasPageMenu(): boolean {
  const { page } = usePage()
  return (
    page.sidebar !== undefined ||
    features.some(({ menuPanel }) => menuPanel?.isShown(page.route))
  )
}

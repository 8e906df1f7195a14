import { useEffect } from 'react'
import { createCell, useCell } from './cell.ts'
import { features } from './clientFeatures.tsx'
import type { LayoutMode } from './layoutMode.ts'
import { usePage } from './PageContext.tsx'
import { useSite } from './siteContext.tsx'

/** The menu has two panels; the secondary one belongs to the page. */
interface MobileMenuState {
  readonly isOpen: boolean
  readonly panel: 'main' | 'secondary'
}

/** Closing resets the menu to the secondary panel (behavior 4.2.7). */
const closedMenu: MobileMenuState = { isOpen: false, panel: 'secondary' }

const menu = createCell(closedMenu)

/** The menu's state and actions. */
interface MobileMenu extends MobileMenuState {
  readonly toggle: () => void
  readonly close: () => void
  readonly showMainPanel: () => void
}

/** Use the mobile menu. All users share one state. */
export function useMobileMenu(): MobileMenu {
  return {
    ...useCell(menu, closedMenu),
    toggle: toggleMobileMenu,
    close: closeMobileMenu,
    showMainPanel
  }
}

/**
 * Lock page scrolling while the menu is open, and close the menu when the
 * layout becomes desktop. Mount this once.
 */
export function useMobileMenuEffects(layoutMode: LayoutMode): void {
  const { isOpen } = useCell(menu, closedMenu)

  useEffect(() => {
    document.body.style.overflow = isOpen ? 'hidden' : 'visible'
    return () => {
      document.body.style.overflow = 'visible'
    }
  }, [isOpen])

  useEffect(() => {
    if (layoutMode === 'desktop') closeMobileMenu()
  }, [layoutMode])
}

export function isMobileMenuOpen(): boolean {
  return menu.get().isOpen
}

export function closeMobileMenu(): void {
  menu.set(closedMenu)
}

function toggleMobileMenu(): void {
  menu.set(menu.get().isOpen ? closedMenu : { ...closedMenu, isOpen: true })
}

function showMainPanel(): void {
  menu.set({ ...menu.get(), panel: 'main' })
}

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

import { useEffect } from 'react'
import { createCell, useCell } from './cell.ts'
import type { LayoutMode } from './layoutMode.ts'

/** The menu has two panels; the secondary one belongs to the page. */
export interface MobileMenuState {
  readonly isOpen: boolean
  readonly panel: 'main' | 'secondary'
}

export type MobileMenuEvent =
  /** The toggle in the navbar. */
  | 'toggled'
  /** Close button, backdrop, a chosen item, back button, desktop. */
  | 'closed'
  /** 'Back to main menu'. */
  | 'mainChosen'

const closedMenu: MobileMenuState = { isOpen: false, panel: 'secondary' }

/**
 * Give the menu after an event. Only closing puts the secondary panel in front
 * again (Specification §4, behaviour 4.2.7).
 */
export function nextMobileMenu(
  state: MobileMenuState,
  event: MobileMenuEvent
): MobileMenuState {
  switch (event) {
    case 'toggled':
      return state.isOpen ? closedMenu : { ...closedMenu, isOpen: true }
    case 'closed':
      return state.isOpen ? closedMenu : state
    case 'mainChosen':
      return { ...state, panel: 'main' }
  }
}

/** The menu and what its buttons do. */
export interface MobileMenu extends MobileMenuState {
  readonly toggle: () => void
  readonly close: () => void
  readonly showMainPanel: () => void
}

/** Use the mobile menu. All users share one state. */
export function useMobileMenu(): MobileMenu {
  return {
    ...useCell(menu, closedMenu),
    toggle: () => send('toggled'),
    close: closeMobileMenu,
    showMainPanel: () => send('mainChosen')
  }
}

/**
 * Lock page scrolling while the menu is open, and close the menu when the
 * viewport becomes desktop-sized. Mounted once.
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
  send('closed')
}

const menu = createCell(closedMenu)

function send(event: MobileMenuEvent): void {
  menu.set(nextMobileMenu(menu.get(), event))
}

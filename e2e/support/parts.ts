import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The navbar. */
export function findBar(page: Page) {
  const root = page.getByRole('navigation', { name: 'Main', exact: true })
  const link = (name: string | RegExp): Locator =>
    root.getByRole('link', { name, exact: true })
  return {
    root,
    link,
    /** Opens a dropdown. */
    trigger: (name: string): Locator =>
      root.getByRole('button', { name, exact: true }),
    /** Opens the menu on small screens. */
    toggle: page.locator('button[aria-label="Toggle navigation bar"]')
  }
}

/** The announcement bar above the navbar. */
export function findAnnouncement(page: Page) {
  const root = page.getByRole('banner')
  return {
    root,
    /** The configured content. */
    content: root.locator('div', { has: page.locator('b') }),
    closeButton: root.getByRole('button', { name: 'Close', exact: true })
  }
}

/** The footer. */
export function findFooter(page: Page) {
  const root = page.getByRole('contentinfo')
  return {
    root,
    link: (name: string | RegExp): Locator =>
      root.getByRole('link', { name, exact: true }),
    /** The logo for the current color mode. */
    logo: root.locator('img').filter({ visible: true })
  }
}

/** The mobile menu. */
export function findMenu(page: Page) {
  const { toggle } = findBar(page)
  const root = page.getByRole('dialog')
  return {
    root,
    /** The navbar's items. */
    main: page.locator('dialog nav[aria-label="Main menu"]'),
    /** The sidebar, which large screens show beside the text. */
    sidebar: page.locator('dialog nav[aria-label="Docs sidebar"]'),
    back: root.getByRole('button', { name: 'Back to main menu' }),
    closeButton: root.getByRole('button', { name: 'Close navigation bar' }),
    open: async () => {
      await toggle.click()
      await expect(root).toBeVisible()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    },
    expectClosed: async () => {
      await expect(root).toBeHidden()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    }
  }
}

/** The docs sidebar, beside the text on large screens. */
export function findSidebar(page: Page) {
  const root = page.locator('aside nav[aria-label="Docs sidebar"]')
  return {
    root,
    link: (name: string | RegExp): Locator =>
      root.getByRole('link', { name, exact: true }),
    /** A category without its own page. */
    category: (name: string): Locator =>
      root.getByRole('button', { name, exact: true }),
    /** Expands or collapses a category that has a page. */
    caret: (name: string): Locator =>
      root.getByRole('button', {
        name: new RegExp(`^(?:Expand|Collapse) sidebar category '${name}'$`)
      })
  }
}

/** Expect a button's expanded state. */
export async function expectExpanded(
  button: Locator,
  isExpanded: boolean
): Promise<void> {
  await expect(button).toHaveAttribute('aria-expanded', `${isExpanded}`)
}

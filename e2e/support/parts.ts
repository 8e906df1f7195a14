import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The bar at the top of every page. */
export function findBar(page: Page) {
  const root = page.getByRole('navigation', { name: 'Main', exact: true })
  const link = (name: string | RegExp): Locator =>
    root.getByRole('link', { name, exact: true })
  return {
    root,
    link,
    /** Opens a dropdown of the bar. */
    trigger: (name: string): Locator =>
      root.getByRole('button', { name, exact: true }),
    /** Opens the menu on small screens. */
    toggle: page.locator('button[aria-label="Toggle navigation bar"]')
  }
}

/** The bar above the navbar. */
export function findAnnouncement(page: Page) {
  const root = page.getByRole('banner')
  return {
    root,
    /** Holds the configured content. */
    content: root.locator('div', { has: page.locator('b') }),
    closeButton: root.getByRole('button', { name: 'Close', exact: true })
  }
}

/** The end of every page. */
export function findFooter(page: Page) {
  const root = page.getByRole('contentinfo')
  return {
    root,
    link: (name: string | RegExp): Locator =>
      root.getByRole('link', { name, exact: true }),
    /** The one of the colour mode. */
    logo: root.locator('img').filter({ visible: true })
  }
}

/** The menu of small screens. */
export function findMenu(page: Page) {
  const { toggle } = findBar(page)
  const root = page.getByRole('dialog')
  return {
    root,
    /** The navbar's items. */
    main: page.locator('dialog nav[aria-label="Main menu"]'),
    /** What the page has beside its text on large screens. */
    sidebar: page.locator('dialog nav[aria-label="Docs sidebar"]'),
    back: root.getByRole('button', { name: 'Back to main menu' }),
    closeButton: root.getByRole('button', { name: 'Close navigation bar' }),
    open: async () => {
      await toggle.click()
      await expect(root).toBeVisible()
    },
    expectClosed: async () => {
      await expect(root).toBeHidden()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    }
  }
}

/** The sidebar of docs, beside the text on large screens. */
export function findSidebar(page: Page) {
  const root = page.locator('aside nav[aria-label="Docs sidebar"]')
  return {
    root,
    link: (name: string | RegExp): Locator =>
      root.getByRole('link', { name, exact: true }),
    /** A category without a page of its own. */
    category: (name: string): Locator =>
      root.getByRole('button', { name, exact: true }),
    /** Opens or closes a category that has a page. */
    caret: (name: string): Locator =>
      root.getByRole('button', {
        name: new RegExp(`^(?:Expand|Collapse) sidebar category '${name}'$`)
      })
  }
}

/** Expect whether a button says that it has opened something. */
export async function expectExpanded(
  button: Locator,
  isExpanded: boolean
): Promise<void> {
  await expect(button).toHaveAttribute('aria-expanded', `${isExpanded}`)
}

import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Find the visible color mode switch: in the navbar, or on small screens in the
 * menu, which this opens.
 */
export async function colorSwitch(page: Page): Promise<Locator> {
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
  const menu = page.getByRole('dialog')
  if ((await toggle.isVisible()) && !(await menu.isVisible())) {
    await toggle.click()
    await expect(menu).toBeVisible()
  }
  const parent = (await menu.isVisible()) ? menu : page
  return parent
    .getByRole('button', { name: /^Switch between dark and light mode/ })
    .filter({ visible: true })
}

/** Expect the page to be in a color mode. */
export async function expectMode(
  page: Page,
  mode: 'light' | 'dark'
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
}

import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Find the colour switch that the reader sees: in the navbar, or on small
 * screens, where the navbar has one too, in the menu, which is opened for it.
 */
export async function colorSwitch(page: Page): Promise<Locator> {
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
  const menu = page.getByRole('dialog')
  if ((await toggle.isVisible()) && !(await menu.isVisible())) {
    await toggle.click()
    await expect(menu).toBeVisible()
  }
  const place = (await menu.isVisible()) ? menu : page
  return place
    .getByRole('button', { name: /^Switch between dark and light mode/ })
    .filter({ visible: true })
}

/** Expect the colour mode of the page that is shown. */
export async function expectMode(
  page: Page,
  mode: 'light' | 'dark'
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
}

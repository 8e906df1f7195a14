import type { Locator, Page } from '@playwright/test'

/** Find a link of the footer, which every page has on every size of screen. */
export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

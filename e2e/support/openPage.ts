import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * Open a page and wait until React has taken it over.
 *
 * @param address relative to the site under test, or absolute
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForLife(page)
}

/** Wait until React has taken over the document that is shown. */
export async function waitForLife(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true'
  )
}

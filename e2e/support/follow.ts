import type { Page } from '@playwright/test'

/** Follow the link of a page's text that has this name and no other. */
export async function follow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .first()
    .click()
}

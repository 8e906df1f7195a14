import type { Locator, Page } from '@playwright/test'

/** Find the block of code that has this title. */
export function findBlock(page: Page, title: string): Locator {
  return page
    .getByRole('figure')
    .filter({ has: page.getByText(title, { exact: true }) })
}

/** Read what was copied; the page needs the permission for it. */
export async function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

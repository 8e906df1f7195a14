import type { Locator, Page } from '@playwright/test'

/** Find a code block by its title. */
export function findBlock(page: Page, title: string): Locator {
  return page
    .getByRole('figure')
    .filter({ has: page.getByText(title, { exact: true }) })
}

/** Read the clipboard; the page needs permission for that. */
export async function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

import type { Page } from '@playwright/test'

/** Open every details element, so that what is in them is looked at too. */
export async function openAllDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true
    }
  })
}

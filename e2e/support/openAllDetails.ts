import type { Page } from '@playwright/test'

/** Open every details element, so that its content is checked too. */
export async function openAllDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true
    }
  })
}

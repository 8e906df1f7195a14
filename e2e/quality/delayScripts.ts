import type { Page } from '@playwright/test'

/**
 * Let the site's scripts and the sheet that they bring arrive late.
 *
 * @param time milliseconds
 */
export async function delayScripts(page: Page, time: number): Promise<void> {
  await page.route(/\/assets\/[^?]*\.(?:js|css)$/, async route => {
    await new Promise(resolve => setTimeout(resolve, time))
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
}

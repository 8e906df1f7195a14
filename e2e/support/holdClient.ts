import type { Page } from '@playwright/test'

/**
 * Let the site's scripts never arrive: what shows is the served page, as its
 * inline script has left it.
 */
export async function holdClient(page: Page): Promise<void> {
  await page.route(/\/assets\/[^?]*\.js$/, route => route.abort())
}

import type { Page } from '@playwright/test'

/**
 * Set a route, like `page.route`, and wait until it's in effect.
 * Chromium reports the first route as set before the page's own process knows of
 * it, so a request right afterward could reach the server.
 */
export async function routeRequests(
  page: Page,
  ...route: Parameters<Page['route']>
): Promise<void> {
  await page.route(...route)
  if (page.url() === 'about:blank') return
  await page.route(/\?probe$/, probe => probe.fulfill({ status: 204 }))
  await page.evaluate(async () => {
    let status: number | undefined
    while (status !== 204) {
      // Fails offline.
      const response = await fetch('?probe', { method: 'HEAD' }).catch(() => {})
      status = response?.status
    }
  })
  await page.unroute(/\?probe$/)
}

import type { Page } from '@playwright/test'

/** What Playwright writes to the console with `serviceWorkers: 'block'`. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/**
 * Collect the page's console errors, console warnings, and uncaught errors from
 * now on, except the browser's message about the status of a missing document,
 * and Playwright's that it has blocked the service worker, which a page registers
 * at some time after it has loaded.
 *
 * @returns a list that grows while the page is open
 */
export function collectFaults(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    const type = message.type()
    if (type !== 'error' && type !== 'warning') return
    const { url } = message.location()
    const isStatus = url === page.url() && /\b404\b/.test(message.text())
    const isBlocking = message.text() === BLOCKED_WORKER
    if (!isStatus && !isBlocking) {
      faults.push(`${type}: ${message.text()} (${url})`)
    }
  })
  return faults
}

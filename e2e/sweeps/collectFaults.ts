import type { Page } from '@playwright/test'

/**
 * Collect the page's console errors, console warnings, and uncaught errors from
 * now on, except the browser's message about the status of a missing document.
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
    if (!isStatus) faults.push(`${type}: ${message.text()} (${url})`)
  })
  return faults
}

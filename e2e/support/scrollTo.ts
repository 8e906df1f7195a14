import type { Page } from '@playwright/test'

/** Scroll at once, and wait until the page has been told. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    top =>
      new Promise<void>(resolve => {
        const before = window.scrollY
        window.scrollTo({ top, behavior: 'instant' })
        // A scroll that goes nowhere has no event.
        if (window.scrollY === before) return resolve()
        // Listeners of the page came first, or come with this very event.
        window.addEventListener('scroll', () => setTimeout(resolve), {
          once: true
        })
      }),
    y
  )
}

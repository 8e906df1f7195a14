import type { Page } from '@playwright/test'

/** Let the browser answer as where a reader denies storage to sites. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const deny = {
      get(): never {
        throw new DOMException('Access is denied.', 'SecurityError')
      }
    }
    Object.defineProperty(window, 'localStorage', deny)
    Object.defineProperty(window, 'sessionStorage', deny)
  })
}

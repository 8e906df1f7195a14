import type { Page } from '@playwright/test'

/**
 * Turn data saving on or off in documents opened from now on. If it's on, the
 * site prefetches nothing.
 */
export async function saveData(page: Page, value = true): Promise<void> {
  await page.addInitScript(isSaving => {
    const { connection } = navigator as unknown as {
      readonly connection: object // not in TypeScript's library
    }
    Object.defineProperty(connection, 'saveData', {
      configurable: true,
      value: isSaving
    })
  }, value)
}

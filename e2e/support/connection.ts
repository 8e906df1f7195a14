import type { Page } from '@playwright/test'

/**
 * Let documents opened from now on believe that the reader saves data, or not.
 * Where they do, nothing is loaded before a click.
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

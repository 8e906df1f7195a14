import type { Page } from '@playwright/test'

/** What `navigator.connection` is to tell. */
export interface EmulatedConnection {
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
  readonly saveData?: boolean
}

/**
 * Let documents opened from now on believe in a connection. With `saveData`
 * nothing is loaded before a click.
 */
export async function emulateConnection(
  page: Page,
  connection: EmulatedConnection
): Promise<void> {
  await page.addInitScript(values => {
    const { connection: real } = navigator as unknown as {
      readonly connection: object // not in TypeScript's library
    }
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(real, name, { configurable: true, value })
    }
  }, connection)
}

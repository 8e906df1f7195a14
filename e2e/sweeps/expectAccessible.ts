import type { Page } from '@playwright/test'
import { findViolations, modeRules } from '../support/findViolations.ts'
import { expect } from '../support/test.ts'

/** Expect that axe finds no problem in either mode. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [mode, rules] of [
    ['dark', undefined],
    ['light', modeRules]
  ] as const) {
    // A mode's look depends only on this attribute.
    await page.locator('html').evaluate((root, name) => {
      root.setAttribute('data-theme', name)
    }, mode)
    expect(await findViolations(page, rules), mode).toEqual([])
  }
}

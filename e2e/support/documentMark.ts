import { expect, type Page } from '@playwright/test'

const MARK = 'data-test-mark'

/** Mark the document, to tell later whether it is still the same. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(
    name => document.documentElement.setAttribute(name, ''),
    MARK
  )
}

/** Expect that no document was loaded since the mark was made. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(MARK)
}

/** Expect that another document was loaded since the mark was made. */
export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute(MARK)
}

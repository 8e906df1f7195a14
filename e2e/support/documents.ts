import { expect, type Page } from '@playwright/test'

/**
 * Open a page and wait until React has taken it over.
 *
 * @param address relative to the site under test, or absolute
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForLife(page)
}

/** Wait until React has taken over the document that is shown. */
export async function waitForLife(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true'
  )
}

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

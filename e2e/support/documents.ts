import { expect, type Page } from '@playwright/test'

/**
 * Open a page and wait until React has hydrated it.
 *
 * @param address relative to the site under test, or absolute
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

/** Wait until React has hydrated the current document. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true'
  )
}

const MARK = 'data-test-mark'

/** Mark the document to detect later whether it has been replaced. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(
    name => document.documentElement.setAttribute(name, ''),
    MARK
  )
}

/** Expect the marked document. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(MARK)
}

/** Expect a document loaded after the mark was set. */
export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute(MARK)
}

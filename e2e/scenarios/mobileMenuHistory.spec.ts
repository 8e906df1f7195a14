import type { Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { follow } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.describe('mobile menu and history', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, open }) => {
    await open('/docs/guide/start')
    await follow(page, 'Second')
    await expect(page).toHaveTitle(/^The second step/)
  })

  test('12.2 4.2.6 Back closes the open menu every time and stays on the page; the next Back leaves the page', async ({
    page,
    menu
  }) => {
    for (const _ of ['first', 'second']) {
      await menu.open()
      await page.evaluate(() => history.back())
      await menu.expectClosed()
      await expectPathname(page, '/docs/guide/second')
      await expect(page).toHaveTitle(/^The second step/)
    }
    await page.goBack()
    await expect(page).toHaveURL('/docs/guide/start')
    await expect(page).toHaveTitle(/^Start/)
  })

  test('4.2.6 Forward closes the open menu and stays on the page; the next Forward leaves the page', async ({
    page,
    menu
  }) => {
    await page.goBack()
    await expect(page).toHaveTitle(/^Start/)
    await menu.open()
    await page.evaluate(() => history.forward())
    await menu.expectClosed()
    await expectPathname(page, '/docs/guide/start')
    await expect(page).toHaveTitle(/^Start/)
    await page.goForward()
    await expect(page).toHaveTitle(/^The second step/)
  })

  test('4.2.6 after the menu has been closed, Back navigates', async ({
    page,
    menu
  }) => {
    await markDocument(page)
    await menu.open()
    await page.keyboard.press('Escape')
    await menu.expectClosed()
    await page.goBack()
    await expect(page).toHaveURL('/docs/guide/start')
    await expect(page).toHaveTitle(/^Start/)
    await expectSameDocument(page)
  })

  test('4.2.6 a jump to a hash closes the menu and is undone', async ({
    page,
    menu
  }) => {
    await menu.open()
    await page.evaluate(() => {
      location.hash = 'second-section'
    })
    await menu.expectClosed()
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
    await expectPathname(page, '/docs/guide/second')
  })
})

/**
 * Read the address in the page. While a history step is undone, the address
 * changes briefly, and Playwright may not have noticed yet.
 */
async function expectPathname(page: Page, pathname: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(pathname)
}

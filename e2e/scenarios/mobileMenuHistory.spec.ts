import type { Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { follow } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.describe('4.2 Mobile menu and the history', { tag: '@phone' }, () => {
  test('4.2 Back and forward close it', async ({ page, open, menu }) => {
    await open('/docs/guide/start')
    await markDocument(page)
    await follow(page, 'Second')
    await expect(page).toHaveTitle(/^The second step/)
    for (const time of ['', ', a second time as well']) {
      await test.step(`12.2 4.2.6 the back button closes the menu and stays on the page${time}`, async () => {
        await menu.open()
        await page.evaluate(() => history.back())
        await menu.expectClosed()
        await expectPathname(page, '/docs/guide/second')
        await expect(page).toHaveTitle(/^The second step/)
      })
    }
    await test.step('12.2 4.2.6 the next back button goes back', async () => {
      await page.goBack()
      await expect(page).toHaveURL('/docs/guide/start')
      await expect(page).toHaveTitle(/^Start/)
    })
    await test.step('4.2.6 the forward button closes the menu and stays on the page; the next one goes forward', async () => {
      await menu.open()
      await page.evaluate(() => history.forward())
      await menu.expectClosed()
      await expectPathname(page, '/docs/guide/start')
      await expect(page).toHaveTitle(/^Start/)
      await page.goForward()
      await expect(page).toHaveTitle(/^The second step/)
    })
    await test.step('4.2.6 with the menu closed the back button goes back', async () => {
      await menu.open()
      await page.keyboard.press('Escape')
      await menu.expectClosed()
      await page.goBack()
      await expect(page).toHaveURL('/docs/guide/start')
      await expect(page).toHaveTitle(/^Start/)
      await expectSameDocument(page)
    })
  })

  test('4.2 A jump is undone', async ({ page, open, menu }) => {
    await open('/docs/guide/start')
    await test.step('4.2.6 a jump to a hash closes the menu and is undone', async () => {
      await menu.open()
      await page.evaluate(() => {
        location.hash = 'second-section'
      })
      await menu.expectClosed()
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
      await expectPathname(page, '/docs/guide/start')
    })
    await test.step('4.2.6 choosing a page is never undone', async () => {
      await follow(page, 'Second')
      await expect(page).toHaveTitle(/^The second step/)
      await menu.open()
      await menu.root.getByRole('link', { name: 'Basics' }).click()
      await expect(page).toHaveURL('/docs/guide/basics/')
      await expect(page).toHaveTitle(/^Basics/)
      await menu.expectClosed()
      await page.goBack()
      await expect(page).toHaveURL('/docs/guide/second')
    })
  })
})

/**
 * Ask the page itself for its address. An undone step shows another address for
 * a moment, which Playwright may not have noticed yet.
 */
async function expectPathname(page: Page, pathname: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(pathname)
}

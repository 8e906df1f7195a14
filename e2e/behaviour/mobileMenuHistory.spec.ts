import type { Locator, Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/documentMark.ts'
import { follow } from '../support/follow.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('4.2 Mobile menu and the history', { tag: '@phone' }, () => {
  test.use({ site: 'handbook' })

  test('4.2.6 the back button closes the menu and leaves the page alone', async ({
    page
  }) => {
    await goSecond(page)
    await openMenu(page)
    await goBack(page)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/guide/second')
    await expect(page).toHaveTitle(/^The second step/)
  })

  test('4.2.6 the next back button goes back', async ({ page }) => {
    await goSecond(page)
    await markDocument(page)
    await openMenu(page)
    await goBack(page)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/guide/second')
    await page.goBack()
    await expect(page).toHaveURL('/docs/guide/start')
    await expect(page).toHaveTitle(/^Start/)
    await expectSameDocument(page)
  })

  test('4.2.6 the menu opens again after the back button has closed it', async ({
    page
  }) => {
    await goSecond(page)
    await openMenu(page)
    await goBack(page)
    await expect(menu(page)).toBeHidden()
    await openMenu(page)
    await goBack(page)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/guide/second')
  })

  test('4.2.6 the forward button closes the menu and leaves the page alone', async ({
    page
  }) => {
    await goSecond(page)
    await page.goBack()
    await expect(page).toHaveTitle(/^Start/)
    await openMenu(page)
    await page.evaluate(() => history.forward())
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/guide/start')
    await page.goForward()
    await expect(page).toHaveTitle(/^The second step/)
  })

  test('4.2.6 a jump to a hash closes the menu and is undone', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await openMenu(page)
    await page.evaluate(() => {
      location.hash = 'second-section'
    })
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/guide/start')
  })

  test('4.2.6 choosing a page is never undone', async ({ page }) => {
    await goSecond(page)
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Basics' }).click()
    await expect(page).toHaveURL('/docs/guide/basics/')
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/docs/guide/second')
  })

  test('4.2.6 with the menu closed the back button goes back', async ({
    page
  }) => {
    await goSecond(page)
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/docs/guide/start')
  })
})

/** There is a page before this one, in the same document. */
async function goSecond(page: Page): Promise<void> {
  await openPage(page, '/docs/guide/start')
  await follow(page, 'Second')
  await expect(page).toHaveTitle(/^The second step/)
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(menu(page)).toBeVisible()
}

function menu(page: Page): Locator {
  return page.getByRole('dialog')
}

/** A step back that the page may undo, which Playwright would wait for. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
}

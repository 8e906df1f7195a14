import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('4.4 Dropdowns of the mobile menu', { tag: '@phone' }, () => {
  test.describe('of the handbook', () => {
    test.use({ site: 'handbook' })

    test('4.4.4 a dropdown is closed unless one of its items matches', async ({
      page
    }) => {
      await openMenu(page, '/blog/archive')
      await expect(trigger(page, 'Tools')).toHaveAttribute(
        'aria-expanded',
        'false'
      )
    })

    test('4.4.4 a dropdown is open where one of its items leads to the page', async ({
      page
    }) => {
      await openMenu(page, '/docs/plain/two')
      await expect(trigger(page, 'Tools')).toHaveAttribute(
        'aria-expanded',
        'true'
      )
      await expect(entry(page, 'Two')).toBeVisible()
      await expect(entry(page, 'Two')).toHaveAttribute('aria-current', 'page')
    })

    test('4.4.4 the items of a dropdown come when it is first opened', async ({
      page
    }) => {
      await openMenu(page, '/blog/archive')
      const items = page.locator('dialog a', { hasText: /^Two$/ })
      await expect(items).toHaveCount(0)
      await trigger(page, 'Tools').click()
      await expect(items).toHaveCount(1)
      await trigger(page, 'Tools').click()
      await expect(items).toBeHidden()
      await expect(items).toHaveCount(1)
    })

    test('4.4.4 the trigger opens and closes', async ({ page }) => {
      await openMenu(page, '/blog/archive')
      await trigger(page, 'Tools').click()
      await expect(entry(page, 'One')).toBeVisible()
      await trigger(page, 'Tools').click()
      await expect(entry(page, 'One')).toBeHidden()
      await expect(trigger(page, 'Tools')).toHaveAttribute(
        'aria-expanded',
        'false'
      )
    })

    test('4.4.4 the trigger never goes to a page', async ({ page }) => {
      await openMenu(page, '/blog/archive')
      await trigger(page, 'Topics').click()
      await expect(entry(page, 'All values')).toBeVisible()
      await expect(page).toHaveURL('/blog/archive')
      await expect(page.getByRole('dialog')).toBeVisible()
    })

    test('4.4.4 an entry goes to its page and closes the menu', async ({
      page
    }) => {
      await openMenu(page, '/blog/archive')
      await trigger(page, 'Tools').click()
      await entry(page, 'Two').click()
      await expect(page).toHaveURL('/docs/plain/two')
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    test('4.4.4 a navigation to a match opens the dropdown', async ({
      page
    }) => {
      await openMenu(page, '/blog/archive')
      await trigger(page, 'Topics').click()
      await entry(page, 'All values').click()
      await expect(page).toHaveURL('/docs/reference/values')
      await showMainMenu(page)
      await expect(trigger(page, 'Topics')).toHaveAttribute(
        'aria-expanded',
        'true'
      )
    })

    test('4.4.4 a navigation away closes no dropdown', async ({ page }) => {
      await openMenu(page, '/docs/plain/two')
      await mainMenu(page).getByRole('link', { name: 'plain/alone' }).click()
      await expect(page).toHaveURL('/docs/plain/alone')
      await showMainMenu(page)
      await expect(entry(page, 'Two')).toBeVisible()
    })

    test('2.6.12 an entry of markup is a list item', async ({ page }) => {
      await openMenu(page, '/docs/plain/two')
      await expect(
        mainMenu(page).getByRole('listitem').filter({ hasText: 'Not a link' })
      ).not.toHaveCount(0)
    })

    test('2.6.10 a dropdown of one version is a plain link', async ({
      page
    }) => {
      await openMenu(page, '/docs/plain/two')
      await expect(
        mainMenu(page).getByRole('link', { name: 'Next' })
      ).toHaveCount(2)
    })
  })

  test.describe('of the manual', () => {
    test.use({ site: 'manual' })

    test('4.4.4 the base path of an item opens its dropdown', async ({
      page
    }) => {
      await openMenu(page, '/docs/area/two')
      await expect(trigger(page, 'Areas')).toHaveAttribute(
        'aria-expanded',
        'true'
      )
    })

    test('4.4.4 the expression of an item opens its dropdown', async ({
      page
    }) => {
      await openMenu(page, '/docs/long')
      await expect(trigger(page, 'Areas')).toHaveAttribute(
        'aria-expanded',
        'true'
      )
    })

    test('2.6.11 the dropdown of locales is called Languages', async ({
      page
    }) => {
      await openMenu(page, '/')
      await trigger(page, 'Languages').click()
      await expect(entry(page, 'English')).toHaveAttribute('lang', 'en')
    })
  })
})

async function openMenu(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await showMainMenu(page)
}

async function showMainMenu(page: Page): Promise<void> {
  const menu = page.getByRole('dialog')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(menu).toBeVisible()
  const back = menu.getByRole('button', { name: 'Back to main menu' })
  if ((await back.count()) > 0) await back.click()
  await expect(mainMenu(page)).toBeInViewport()
}

function mainMenu(page: Page): Locator {
  return page.getByRole('dialog').getByRole('navigation', { name: 'Main menu' })
}

function trigger(page: Page, name: string): Locator {
  return mainMenu(page).getByRole('button', { name, exact: true })
}

function entry(page: Page, name: string): Locator {
  return mainMenu(page).getByRole('link', { name, exact: true })
}

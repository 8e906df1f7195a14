import type { Locator, Page } from '@playwright/test'
import { follow } from '../support/links.ts'
import { expectExpanded, findMenu } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.describe('dropdowns of the mobile menu', { tag: '@phone' }, () => {
  test('4.4.4 a dropdown is closed unless one of its items matches, and mounts its items when it first opens', async ({
    page,
    open
  }) => {
    await open('/blog/archive')
    await showMainMenu(page)
    const tools = trigger(page, 'Tools')
    const items = page.locator('dialog a', { hasText: /^Two$/ })
    await expectExpanded(tools, false)
    await expect(items).toHaveCount(0)
    await tools.click()
    await expect(items).toBeVisible()
    await tools.click()
    await expect(items).toBeHidden()
    await expect(items).toHaveCount(1)
  })

  test('4.4.4 a trigger with a page opens its dropdown and never navigates', async ({
    page,
    open,
    menu
  }) => {
    await open('/blog/archive')
    await showMainMenu(page)
    await trigger(page, 'Topics').click()
    await expect(entry(page, 'All values')).toBeVisible()
    await expect(menu.root).toBeVisible()
    await expect(page).toHaveURL('/blog/archive')
  })

  test('4.4.4 a dropdown is open on the page of one of its items, and stays open when the reader navigates away', async ({
    page,
    open
  }) => {
    await open('/docs/plain/two')
    await showMainMenu(page)
    await expectExpanded(trigger(page, 'Tools'), true)
    await expect(entry(page, 'Two')).toHaveAttribute('aria-current', 'page')
    await entry(page, 'plain/alone').click()
    await expect(page).toHaveTitle(/^Alone/)
    await showMainMenu(page)
    await expect(entry(page, 'Two')).toBeVisible()
  })

  test('4.4.4 a navigation to the page of one of its items opens a dropdown', async ({
    page,
    open
  }) => {
    await open('/docs/guide/start')
    await showMainMenu(page)
    await expectExpanded(trigger(page, 'Tools'), false)
    await page.keyboard.press('Escape')
    await follow(page, 'One')
    await expect(page).toHaveTitle(/^One/)
    await showMainMenu(page)
    await expectExpanded(trigger(page, 'Tools'), true)
    await expect(entry(page, 'Two')).toBeVisible()
  })
})

/** Wait until the menu is closed, and open it on its main panel. */
async function showMainMenu(page: Page): Promise<void> {
  const menu = findMenu(page)
  await menu.expectClosed()
  await menu.open()
  if ((await menu.back.count()) > 0) await menu.back.click()
  await expect(menu.main).toBeInViewport()
}

function trigger(page: Page, name: string): Locator {
  return findMenu(page).main.getByRole('button', { name, exact: true })
}

function entry(page: Page, name: string): Locator {
  return findMenu(page).main.getByRole('link', { name, exact: true })
}

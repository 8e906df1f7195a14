import type { Locator, Page } from '@playwright/test'
import { expectExpanded, findMenu } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.describe('4.4 Dropdowns of the mobile menu', { tag: '@phone' }, () => {
  test('4.4 A reader opens them', async ({ page, open, menu }) => {
    const tools = trigger(page, 'Tools')
    await open('/blog/archive')
    await showMainMenu(page)
    await test.step('4.4.4 a dropdown is closed unless one of its items matches', async () => {
      await expect(tools).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('4.4.4 its items are mounted when it is first opened', async () => {
      const items = page.locator('dialog a', { hasText: /^Two$/ })
      await expect(items).toHaveCount(0)
      await tools.click()
      await expect(items).toHaveCount(1)
      await expect(entry(page, 'One')).toBeVisible()
      await tools.click()
      await expect(items).toBeHidden()
      await expect(items).toHaveCount(1)
    })
    await test.step('4.4.4 the trigger never goes to a page', async () => {
      await trigger(page, 'Topics').click()
      await expect(entry(page, 'All values')).toBeVisible()
      await expect(page).toHaveURL('/blog/archive')
      await expect(menu.root).toBeVisible()
    })
    await test.step('4.4.4 a navigation to a match opens the dropdown', async () => {
      await entry(page, 'All values').click()
      await expect(page).toHaveURL('/docs/reference/values')
      await expect(page).toHaveTitle(/^Values/)
      await showMainMenu(page)
      await expectExpanded(trigger(page, 'Topics'), true)
    })
    await test.step('4.4.4 an entry goes to its page and closes the menu', async () => {
      await tools.click()
      await entry(page, 'Two').click()
      await expect(page).toHaveURL('/docs/plain/two')
      await expect(page).toHaveTitle(/^Two/)
      await menu.expectClosed()
    })
  })

  test('4.4 One is already open', async ({ page, open }) => {
    await open('/docs/plain/two')
    await showMainMenu(page)
    await test.step('4.4.4 the dropdown is open, and stays so when the reader navigates away', async () => {
      await expectExpanded(trigger(page, 'Tools'), true)
      await expect(entry(page, 'Two')).toBeVisible()
      await expect(entry(page, 'Two')).toHaveAttribute('aria-current', 'page')
      await entry(page, 'plain/alone').click()
      await expect(page).toHaveURL('/docs/plain/alone')
      await expect(page).toHaveTitle(/^Alone/)
      await showMainMenu(page)
      await expect(entry(page, 'Two')).toBeVisible()
    })
  })
})

/** Open the menu once it is closed, and go to its main panel. */
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

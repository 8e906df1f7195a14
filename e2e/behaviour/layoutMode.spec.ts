import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook' })

test.describe('4.3 Layout mode', { tag: '@desktop' }, () => {
  test('4.3 at 996 px the layout is mobile', async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 })
    await openPage(page, doc)
    await expectMobile(page)
  })

  test('4.3 at 997 px the layout is desktop', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 })
    await openPage(page, doc)
    await expectDesktop(page)
  })

  test('4.3 the layout follows every resize', async ({ page }) => {
    await openPage(page, doc)
    await expectDesktop(page)
    await page.setViewportSize({ width: 996, height: 800 })
    await expectMobile(page)
    await page.setViewportSize({ width: 997, height: 800 })
    await expectDesktop(page)
  })

  test('4.3 the list of the sidebar is in the page or in the menu, not in both', async ({
    page
  }) => {
    await openPage(page, doc)
    const links = page.locator('a', { hasText: /^Outside/ })
    await expect(links).toHaveCount(1)
    await page.setViewportSize({ width: 996, height: 800 })
    await expect(page.locator('aside a')).toHaveCount(0)
    await expect(links).toHaveCount(1)
  })
})

test.describe('4.3 The served page', () => {
  test.use({ javaScriptEnabled: false })

  test('4.3 the served page has the sidebar of a desktop', async ({ page }) => {
    await page.goto(doc)
    await expect(page.locator('aside').getByText('Outside')).toHaveCount(1)
  })

  test('4.3 the served page has no panel of the mobile menu', async ({
    page
  }) => {
    await page.goto(doc)
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})

async function expectMobile(page: Page): Promise<void> {
  await expect(toggle(page)).toBeVisible()
  await expect(sidebar(page)).toBeHidden()
  await expect(item(page)).toBeHidden()
  await expect(page.locator('dialog')).toBeAttached()
}

async function expectDesktop(page: Page): Promise<void> {
  await expect(toggle(page)).toBeHidden()
  await expect(sidebar(page)).toBeVisible()
  await expect(item(page)).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(0)
}

function toggle(page: Page): Locator {
  return page.getByRole('button', { name: 'Toggle navigation bar' })
}

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' })
}

function item(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Content', exact: true })
}

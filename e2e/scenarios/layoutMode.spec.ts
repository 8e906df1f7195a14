import type { Page } from '@playwright/test'
import { findBar, findSidebar } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook' })

test('12.1 4.3 9 Desktop breakpoint: the layout follows every resize, mobile up to 996 px, with the sidebar’s list only in the menu', async ({
  page,
  open
}) => {
  await resize(page, 996)
  await open(doc)
  await expectMobile(page)
  await expect(page.locator('aside a')).toHaveCount(0)
  await expect(page.locator('a', { hasText: /^Outside/ })).toHaveCount(1)
  await resize(page, 997)
  await expectDesktop(page)
  await resize(page, 996)
  await expectMobile(page)
})

test('4.3 from 997 px on, the sidebar’s list is only in the page', async ({
  page,
  open
}) => {
  await resize(page, 997)
  await open(doc)
  await expectDesktop(page)
  await expect(page.locator('aside a')).not.toHaveCount(0)
  await expect(page.locator('a', { hasText: /^Outside/ })).toHaveCount(1)
})

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
}

async function expectMobile(page: Page): Promise<void> {
  const { toggle, link } = findBar(page)
  await expect(toggle).toBeVisible()
  await expect(findSidebar(page).root).toBeHidden()
  await expect(link('Content')).toBeHidden()
  await expect(page.locator('dialog')).toBeAttached()
}

async function expectDesktop(page: Page): Promise<void> {
  const { toggle, link } = findBar(page)
  await expect(toggle).toBeHidden()
  await expect(findSidebar(page).root).toBeVisible()
  await expect(link('Content')).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(0)
}

import type { Page } from '@playwright/test'
import { findBar, findSidebar } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook' })

test('4.3 The layout follows the width of the window', async ({
  page,
  open
}) => {
  const resize = (width: number) => page.setViewportSize({ width, height: 800 })
  await test.step('9 Desktop breakpoint: 996 px is the widest mobile layout', async () => {
    await resize(996)
    await open('/docs/guide/start')
    await expectMobile(page)
  })
  const links = page.locator('a', { hasText: /^Outside/ })
  await test.step('12.1 4.3 the layout follows every resize; in the mobile one the sidebar’s list is in the menu', async () => {
    await expect(page.locator('aside a')).toHaveCount(0)
    await expect(links).toHaveCount(1)
    await resize(1280)
    await expectDesktop(page)
    await resize(996)
    await expectMobile(page)
    await resize(997)
    await expectDesktop(page)
  })
  await test.step('4.3 in the desktop layout, from 997 px on, the sidebar’s list is in the page', async () => {
    await expect(page.locator('aside a')).not.toHaveCount(0)
    await expect(links).toHaveCount(1)
    await open('/docs/guide/start')
    await expectDesktop(page)
  })
})

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

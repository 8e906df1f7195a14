import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expectScroll, readScroll, scrollTo } from '../support/scroll.ts'
import { readStored } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const key = 'docusaurus.tab.system'
const address = '/docs/hidden'

test.use({ site: 'everything' })

test('2.7.4 loading a document shows the tab of its hash, doesn’t store it, and a choice elsewhere overrides it', async ({
  page,
  context
}) => {
  await page.goto(`${address}#in-a-tab`)
  await expect(page.locator('#in-a-tab')).toBeInViewport()
  await expect(findTab(page, 'Linux')).toHaveAttribute('aria-selected', 'true')
  await waitForHydration(page)
  expect(await readStored(page, key)).toBeNull()
  const other = await context.newPage()
  await other.goto('/sitemap.xml')
  await other.evaluate(name => localStorage.setItem(name, 'mac'), key)
  await expect(findTab(page, 'Mac')).toHaveAttribute('aria-selected', 'true')
})

test('2.7.4 a link on the page shows the tab and the details that hide its target, every time it’s followed', async ({
  page,
  open
}) => {
  await open(address)
  const target = page.locator('#in-details-in-a-tab')
  const link = await addLink(page, '#in-details-in-a-tab')
  await link.click()
  await expect(target).toBeInViewport()
  await expect(findTab(page, 'Linux')).toHaveAttribute('aria-selected', 'true')
  await findTab(page, 'Mac').dispatchEvent('click')
  await expect(target).toBeHidden()
  await scrollTo(page, 0)
  await link.click()
  await expect(target).toBeInViewport()
})

test('2.7.4 a link opens the closed details that hide its target', async ({
  page,
  open
}) => {
  await open(address)
  await (await addLink(page, '#in-details')).click()
  const target = page.locator('#in-details')
  await expect(target).toBeInViewport()
  const details = page.locator('details', { has: target })
  await expect(details).toHaveAttribute('data-collapsed', 'false')
})

test('2.9.13 a tab can be selected while the hash points into another tab', async ({
  page,
  open
}) => {
  await open(`${address}#on-the-right`)
  await expect(page.locator('#on-the-right')).toBeInViewport()
  await findTab(page, 'Left').click()
  await expect(page).toHaveURL(`${address}?side=left#on-the-right`)
  await expect(page.locator('#on-the-left')).toBeVisible()
  await expect(page.locator('#on-the-right')).toBeHidden()
})

test('2.7.4 a client navigation shows the tab of its hash, and going back restores the scroll position in it', async ({
  page,
  open
}) => {
  await open('/docs/plain')
  await (await addLink(page, `${address}#in-a-tab`)).click()
  await expect(page).toHaveTitle('Hidden | Everything')
  await expect(page.locator('#in-a-tab')).toBeInViewport()
  const link = await addLink(page, '/docs/plain', 'end')
  await scrollTo(page, (await readScroll(page)) + 40)
  const left = await readScroll(page)
  await link.dispatchEvent('click')
  await expect(page).toHaveTitle('Plain Markdown | Everything')
  await page.goBack()
  await expect(page).toHaveTitle('Hidden | Everything')
  await expect(page.locator('#in-a-tab')).toBeInViewport()
  await expectScroll(page, left)
})

function findTab(page: Page, name: string) {
  return page.getByRole('tab', { name })
}

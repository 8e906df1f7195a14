import type { Locator, Page } from '@playwright/test'
import { openPage, waitForLife } from '../support/openPage.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { expect, test } from '../support/siteTest.ts'
import { readStored, store } from '../support/storage.ts'

test.use({ site: 'everything' })

test('2.9.12 tabs say which of them is selected, and show its panel', async ({
  page
}) => {
  await openPage(page, '/docs/tabs')
  const tabs = findTabs(page, 'TypeScript')
  const [first, second] = [tab(tabs, 'TypeScript'), tab(tabs, 'JavaScript')]
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(second).toHaveAttribute('tabindex', '-1')
  await second.click()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(second).toHaveAttribute('tabindex', '0')
  await expect(tabs.getByRole('tabpanel', { name: 'JavaScript' })).toHaveText(
    'No types.'
  )
  await expect(tabs.getByText('Types.', { exact: true })).toBeHidden()
})

test.describe('2.9.12 Keyboard', { tag: '@desktop' }, () => {
  test('2.9.12 arrows move the focus around, Enter selects', async ({
    page
  }) => {
    await openPage(page, '/docs/tabs')
    const tabs = findTabs(page, 'TypeScript')
    await tab(tabs, 'TypeScript').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(tabs, 'JavaScript')).toBeFocused()
    await expect(tab(tabs, 'TypeScript')).toHaveAttribute(
      'aria-selected',
      'true'
    )
    await page.keyboard.press('ArrowRight')
    await expect(tab(tabs, 'TypeScript')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(tab(tabs, 'JavaScript')).toHaveAttribute(
      'aria-selected',
      'true'
    )
  })
})

test('2.9.12 panels that are not selected are in the served page, hidden', {
  tag: '@once'
}, async ({ origin }) => {
  const { body } = await sendRequest(origin, { path: '/docs/tabs' })
  const panel = /<div[^>]*role="tabpanel"[^>]*hidden=""[^>]*>(.*?)<\/div>/g
  const hidden = [...body.toString().matchAll(panel)].map(([html]) => html)
  expect(hidden.some(html => html.includes('Phone again.'))).toBe(true)
})

test('2.9.13 a choice is stored, and followed by the group on every page', async ({
  page
}) => {
  await openPage(page, '/docs/tabs')
  const mobile = page.getByRole('tab', { name: 'Mobile' })
  await mobile.first().click()
  await expect(mobile.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Phone again.')).toBeVisible()
  expect(await readStored(page, 'docusaurus.tab.platform')).toBe('mobile')
  await openPage(page, '/docs/moved')
  await expect(mobile).toHaveAttribute('aria-selected', 'true')
})

test('2.9.13 the address has the choice, and wins over what is stored', async ({
  page
}) => {
  await openPage(page, '/docs/tabs')
  const tabs = findTabs(page, 'TypeScript')
  const length = await page.evaluate(() => history.length)
  await tab(tabs, 'JavaScript').click()
  await expect(page).toHaveURL(/\?language=js$/)
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.reload()
  await waitForLife(page)
  await expect(tab(tabs, 'JavaScript')).toHaveAttribute('aria-selected', 'true')
  await openPage(page, '/docs/tabs?language=none')
  await expect(tab(tabs, 'TypeScript')).toHaveAttribute('aria-selected', 'true')
})

test('2.9.13 the clicked tab stays where it is', { tag: '@desktop' }, async ({
  page
}) => {
  await openPage(page, '/docs/tabs')
  const second = page.getByRole('tab', { name: 'Mobile' }).nth(1)
  await second.scrollIntoViewIfNeeded()
  const before = await second.boundingBox()
  await second.click()
  const after = await second.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThan(2)
})

test('a group of code has the titles or languages as labels', async ({
  page
}) => {
  await openPage(page, '/docs/tabs')
  const tabs = findTabs(page, 'vite.config.ts')
  await expect(tabs.getByRole('tab')).toHaveText([
    'vite.config.ts',
    'vite.config.js',
    'JSON'
  ])
  await expect(tabs.locator('figcaption')).toHaveCount(0)
})

test('the chosen package manager is the same on every page', async ({
  page
}) => {
  await store(page, { 'docusaurus.tab.package-manager': 'bun' })
  await openPage(page, '/docs/tabs')
  await expect(page.getByText('bun add @kit/forms')).toBeVisible()
  await expect(page.getByText('bun add --dev typescript')).toBeVisible()
})

function findTabs(page: Page, label: string): Locator {
  return page
    .locator('.tabs')
    .filter({ has: page.getByRole('tab', { name: label, exact: true }) })
    .last()
}

function tab(tabs: Locator, name: string): Locator {
  return tabs.getByRole('tab', { name, exact: true })
}

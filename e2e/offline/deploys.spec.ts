import {
  expectNewDocument,
  expectSameDocument,
  markDocument
} from '../support/documentMark.ts'
import { follow } from '../support/follow.ts'
import { waitForLife } from '../support/openPage.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { expect, openAndStore, test } from './test.ts'
import { contentA, contentB, contentC } from './writeContent.ts'

test.describe.configure({ timeout: 120_000 })

test('a content deploy does not change the worker', async ({ kit }) => {
  const before = await sendRequest(kit.origin, { path: '/sw.js' })
  await kit.deploy(contentB)
  const after = await sendRequest(kit.origin, {
    path: '/sw.js',
    headers: { 'If-None-Match': before.headers.etag ?? '' }
  })
  expect(after.status).toBe(304)
})

test('a changed page is new at the next visit', async ({ page, kit }) => {
  await openAndStore(page, '/docs/guide/two')
  await kit.deploy(contentB)
  await page.goto('/docs/guide/two')
  await expect(page.getByText('Second edition of two.')).toBeVisible()
})

test('a removed page is not shown offline', async ({ page, kit }) => {
  await openAndStore(page, '/docs/other/gone')
  await kit.deploy(contentB)
  const response = await page.goto('/docs/other/gone')
  expect(response?.status()).toBe(404)
  await expect
    .poll(() =>
      page.evaluate(() => caches.match('/docs/other/gone').then(Boolean))
    )
    .toBe(false)
  await waitForLife(page)
  await page.waitForLoadState('networkidle')
  await kit.stop()
  await page.goto('/docs/other/gone')
  await expect(page.getByText('Will be taken away.')).toBeHidden()
})

test('an open page from the old build keeps working offline', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/one')
  await waitForLife(page)
  await follow(page, 'Two')
  await expect(page.getByText('First edition of two.')).toBeVisible()
  await kit.deploy(contentC)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'outdated')
  await kit.stop()
  await page.goto('/docs/guide/one')
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await waitForLife(page)
})

test('11.2 after a client update the next link loads a document, in every tab', async ({
  context,
  kit
}) => {
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await openAndStore(tab, '/docs/guide/one')
    await waitForLife(tab)
    await markDocument(tab)
  }
  await kit.deploy(contentC)
  await tabs[0]?.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  for (const tab of tabs) {
    await expect(tab.locator('html')).toHaveAttribute('data-shell', 'outdated')
    await expectSameDocument(tab)
    await follow(tab, 'Two')
    await expect(tab.getByText('Second edition of two.')).toBeVisible()
    await expect(tab).toHaveTitle('Two | New Kit')
    await expectNewDocument(tab)
  }
})

test('a page from the new build is not loaded twice', async ({ page, kit }) => {
  await openAndStore(page, '/docs/guide/one')
  await kit.deploy(contentC)
  await page.goto('/docs/guide/one')
  await waitForLife(page)
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'current')
  await markDocument(page)
  await follow(page, 'Two')
  await expect(page.getByText('Second edition of two.')).toBeVisible()
  await expectSameDocument(page)
})

test('the kill switch removes the worker and everything it stored', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/one')
  await kit.deploy(contentA, ['--kill-switch'])
  await page.reload()
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length))
    .toBe(0)
  await page.reload()
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await kit.stop()
  await expect(page.reload()).rejects.toThrow(/ERR_/)
})

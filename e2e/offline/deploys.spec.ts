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

test('a content deploy does not change the worker', async ({ builds }) => {
  const site = await builds.serve(contentA)
  const before = await sendRequest(site.origin, { path: '/sw.js' })
  await builds.deploy(site, contentB)
  const after = await sendRequest(site.origin, {
    path: '/sw.js',
    headers: { 'If-None-Match': before.headers.etag ?? '' }
  })
  expect(after.status).toBe(304)
})

test('a changed page is new at the next visit', async ({ page, builds }) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/two`)
  await builds.deploy(site, contentB)
  await page.goto(`${site.origin}/docs/guide/two`)
  await expect(page.getByText('Second edition of two.')).toBeVisible()
})

test('a removed page is not shown offline', async ({ page, builds }) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/other/gone`)
  await builds.deploy(site, contentB)
  const response = await page.goto(`${site.origin}/docs/other/gone`)
  expect(response?.status()).toBe(404)
  await expect
    .poll(() =>
      page.evaluate(() => caches.match('/docs/other/gone').then(Boolean))
    )
    .toBe(false)
  await waitForLife(page)
  await page.waitForLoadState('networkidle')
  await site.stop()
  await page.goto(`${site.origin}/docs/other/gone`)
  await expect(page.getByText('Will be taken away.')).toBeHidden()
})

test('an open page from the old build keeps working offline', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await waitForLife(page)
  await follow(page, 'Two')
  await expect(page.getByText('First edition of two.')).toBeVisible()
  await builds.deploy(site, contentC)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'outdated')
  await site.stop()
  await page.goto(`${site.origin}/docs/guide/one`)
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await waitForLife(page)
})

test('11.2 after a client update the next link loads a document, in every tab', async ({
  context,
  builds
}) => {
  const site = await builds.serve(contentA)
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await openAndStore(tab, `${site.origin}/docs/guide/one`)
    await waitForLife(tab)
    await markDocument(tab)
  }
  await builds.deploy(site, contentC)
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

test('a page from the new build is not loaded twice', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await builds.deploy(site, contentC)
  await page.goto(`${site.origin}/docs/guide/one`)
  await waitForLife(page)
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'current')
  await markDocument(page)
  await follow(page, 'Two')
  await expect(page.getByText('Second edition of two.')).toBeVisible()
  await expectSameDocument(page)
})

test('the kill switch removes the worker and everything it stored', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await builds.deploy(site, contentA, ['--kill-switch'])
  await page.reload()
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length))
    .toBe(0)
  await page.reload()
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await site.stop()
  await expect(page.reload()).rejects.toThrow(/ERR_/)
})

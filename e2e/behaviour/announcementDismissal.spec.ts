import type { Locator, Page } from '@playwright/test'
import { denyStorage } from '../support/denyStorage.ts'
import { holdClient } from '../support/holdClient.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { readStored, store } from '../support/storage.ts'

const dismissKey = 'docusaurus.announcement.dismiss'
const idKey = 'docusaurus.announcement.id'
const initially = 'data-announcement-bar-initially-dismissed'

test.describe('4.6 Announcement bar: dismissal', () => {
  test.use({ site: 'handbook' })

  test('4.6.1 the served page always has the bar', async ({ request }) => {
    const html = await (await request.get('/docs/guide/start')).text()
    expect(html).toContain('<b>Version 2</b> is here')
  })

  test('4.6.1 before the first paint the page says that nothing was dismissed', async ({
    page
  }) => {
    await holdClient(page)
    await page.goto('/docs/guide/start')
    await expect(page.locator('html')).toHaveAttribute(initially, 'false')
    await expect(bar(page)).toBeVisible()
  })

  test('4.6.1 a dismissed bar is hidden before the client runs', async ({
    page
  }) => {
    await store(page, { [dismissKey]: 'true', [idKey]: 'release-2' })
    await holdClient(page)
    await page.goto('/docs/guide/start')
    await expect(page.locator('html')).toHaveAttribute(initially, 'true')
    await expect(bar(page)).toBeHidden()
  })

  test('4.6.2 the first visit stores the id and that nothing was dismissed', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => readStored(page, idKey)).toBe('release-2')
    expect(await readStored(page, dismissKey)).toBe('false')
  })

  test('4.6.2 a bar with the stored id and no dismissal is shown', async ({
    page
  }) => {
    await store(page, { [dismissKey]: 'false', [idKey]: 'release-2' })
    await openPage(page, '/docs/guide/start')
    await expect(bar(page)).toBeVisible()
  })

  test('4.6.2 a new id brings a dismissed bar back and resets the dismissal', async ({
    page
  }) => {
    await store(page, { [dismissKey]: 'true', [idKey]: 'release-1' })
    await openPage(page, '/docs/guide/start')
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => readStored(page, dismissKey)).toBe('false')
    expect(await readStored(page, idKey)).toBe('release-2')
  })

  test('4.6.2 a dismissed bar is taken out of the page', async ({ page }) => {
    await store(page, { [dismissKey]: 'true', [idKey]: 'release-2' })
    await openPage(page, '/docs/guide/start')
    await expect(bar(page)).toHaveCount(0)
  })

  test('4.6.3 the close button removes the bar and stores the dismissal', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await close(page)
    await expect(bar(page)).toHaveCount(0)
    expect(await readStored(page, dismissKey)).toBe('true')
  })

  test('4.6.3 a dismissed bar stays away on the next page and after a reload', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await close(page)
    await openPage(page, '/docs/guide/second')
    await expect(bar(page)).toBeHidden()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute(initially, 'true')
    await expect(bar(page)).toBeHidden()
  })

  test('4.6.3 a dismissal leaves the bar of another tab alone', async ({
    page,
    context
  }) => {
    await openPage(page, '/docs/guide/start')
    const other = await context.newPage()
    await openPage(other, '/docs/guide/start')
    await close(other)
    await expect(bar(other)).toHaveCount(0)
    await expect(bar(page)).toBeVisible()
  })

  test('4.6.4 a bar with a new id shows before the client runs', async ({
    page
  }) => {
    await store(page, { [dismissKey]: 'true', [idKey]: 'release-1' })
    await holdClient(page)
    await page.goto('/docs/guide/start')
    await expect(page.locator('html')).toHaveAttribute(initially, 'false')
    await expect(bar(page)).toBeVisible()
  })

  test('4.6.4 a bar whose id was never stored shows whatever the dismissal', async ({
    page
  }) => {
    await store(page, { [dismissKey]: 'true' })
    await openPage(page, '/docs/guide/start')
    await expect(bar(page)).toBeVisible()
  })

  test('3.12 without storage the bar shows and can be closed', async ({
    page
  }) => {
    await denyStorage(page)
    await openPage(page, '/docs/guide/start')
    await close(page)
    await expect(bar(page)).toHaveCount(0)
  })
})

test.describe('4.6 A bar that is not closeable', () => {
  test.use({ site: 'manual' })

  test('4.6.5 a stored dismissal does not hide it before the client runs', async ({
    page
  }) => {
    await store(page, { [dismissKey]: 'true', [idKey]: 'announcement-bar' })
    await holdClient(page)
    await page.goto('/docs/start')
    await expect(page.locator('html')).toHaveAttribute(initially, 'false')
    await expect(bar(page)).toBeVisible()
  })

  test('4.6.5 a stored dismissal does not hide it afterwards', async ({
    page
  }) => {
    await store(page, { [dismissKey]: 'true', [idKey]: 'announcement-bar' })
    await openPage(page, '/docs/start')
    await expect(bar(page)).toBeVisible()
  })

  test('3.7 the id of a bar is announcement-bar unless configured', async ({
    page
  }) => {
    await openPage(page, '/docs/start')
    await expect.poll(() => readStored(page, idKey)).toBe('announcement-bar')
  })

  test('4.6.3 the misspelt id of an early release counts as the default one', async ({
    page
  }) => {
    await store(page, { [dismissKey]: 'kept', [idKey]: 'annoucement-bar' })
    await openPage(page, '/docs/start')
    await expect.poll(() => readStored(page, idKey)).toBe('announcement-bar')
    // Another id would have reset it.
    expect(await readStored(page, dismissKey)).toBe('kept')
  })
})

function bar(page: Page): Locator {
  return page.getByRole('banner')
}

async function close(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Close' }).click()
}

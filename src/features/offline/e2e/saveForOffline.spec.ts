import type { Locator, Page } from '@playwright/test'
import { saveData } from '../../../../e2e/support/connection.ts'
import { waitForHydration } from '../../../../e2e/support/documents.ts'
import {
  readShifts,
  watchShifts
} from '../../../../e2e/support/layoutShifts.ts'
import { routeRequests } from '../../../../e2e/support/routeRequests.ts'
import { sendRequest } from '../../../../e2e/support/sendRequest.ts'
import { expectAccessible } from '../../../../e2e/sweeps/expectAccessible.ts'
import type { OfflineManifest } from '../offlineManifest.ts'
import { contentB, expect, openAndStore, test } from './kit.fixture.ts'

test.describe.configure({ timeout: 120_000 })

test('11.4 a reader saves all pages, goes offline, and comes back', async ({
  page,
  kit,
  heading
}) => {
  await test.step('11.4 on the first visit, a page states the download size', async () => {
    await openAndStore(page, '/offline')
    await expect(page).toHaveTitle('Offline reading | Kit')
    await expect(heading).toHaveText('Offline reading')
    await expect(page.getByText(/5 pages · 0\.\d MB/)).toBeVisible()
    const { size, files } = await readOffer(page)
    const bodies = await Promise.all(
      files.map(file => readTransferSize(kit.origin, file))
    )
    expect(size).toBe(bodies.reduce((sum, body) => sum + body, 0))
  })
  await test.step('11.4 the reader saves all pages', async () => {
    await save(page)
    await expect(page.getByRole('status')).toHaveText('All pages are saved.')
  })
  await kit.stop()
  await test.step('11.4 offline, every saved page can be read', async () => {
    for (const [path, text] of [
      ['guide/one', 'First edition of one.'],
      ['guide/two', 'First edition of two.'],
      ['other/three', 'First edition of three.'],
      ['other/gone', 'Will be taken away.']
    ] as const) {
      await page.goto(`/docs/${path}`)
      await expect(page.getByText(text)).toBeVisible()
    }
  })
  await test.step('11.4 offline, any other page is replaced by a list of the saved pages', async () => {
    await page.goto('/docs/other/nowhere')
    await expect(heading).toHaveText('You are offline')
    await expect(page).toHaveTitle('You are offline | Kit')
    await page.locator('main').getByRole('link', { name: 'Two' }).click()
    await expect(page.getByText('First edition of two.')).toBeVisible()
    await expect(page).toHaveTitle('Two | Kit')
  })
  await test.step('2.6.12 offline, the search works', async () => {
    await page.goto('/')
    await waitForHydration(page)
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('edition three')
    await page.getByRole('option', { name: /Three/ }).first().click()
    await expect(page.getByRole('main')).toContainText('First edition of three')
  })
  await test.step('11.4 online again, the reader gets the latest pages', async () => {
    await kit.deploy(contentB)
    await page.goto('/docs/guide/two')
    await expect(page.getByText('Second edition of two.')).toBeVisible()
  })
})

test('offline, a saved copy can be removed, and is offered when the browser goes online', async ({
  page,
  kit,
  heading
}) => {
  await openAndStore(page, '/offline')
  await save(page)
  await kit.stop()
  await page.reload()
  await expect(heading).toHaveText('Offline reading')
  await expect(page.getByText('the site does not answer')).toBeVisible()
  const buttons = page.locator('main').getByRole('button')
  await expect(buttons).toHaveCount(1)
  await act(page, 'Remove')
  await expect(buttons).toHaveCount(0)
  const title = page.getByRole('heading', { name: 'Save for offline' })
  await expect(title).toBeFocused()
  await kit.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(findButton(page, 'Save all pages')).toBeVisible()
})

test('a removed copy is deleted and offered again', async ({ page }) => {
  await openAndStore(page, '/offline')
  await save(page)
  await act(page, 'Remove')
  await expect(findButton(page, 'Save all pages')).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(
    'The saved pages have been removed.'
  )
  expect(await listSaved(page)).toEqual([])
})

test('after a deploy, pages update the saved copy, unless the reader saves data', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/offline')
  await save(page)
  const before = await readSavedRevision(page)
  await kit.deploy(contentB)
  await saveData(page)
  await page.goto('/docs/other/three')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(await readSavedRevision(page)).toBe(before)
  await saveData(page, false)
  await page.reload()
  await expect.poll(() => readSavedRevision(page)).not.toBe(before)
})

test('after a deploy, the offline page offers to update the saved copy', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/offline')
  await save(page)
  await kit.deploy(contentB)
  await page.goto('/offline')
  await expect(
    page.getByText('Saved, and an update is available')
  ).toBeVisible()
  await act(page, 'Update')
  await expect(findButton(page, 'Remove')).toBeFocused()
  await expect(page.getByText('update is available')).toBeHidden()
  const { files } = await readOffer(page)
  expect(await listSaved(page)).toEqual([...files, 'offline.json'].sort())
})

test('a failed update keeps the earlier copy complete', async ({
  page,
  kit
}) => {
  await saveData(page)
  await openAndStore(page, '/offline')
  await save(page)
  const before = await readSavedRevision(page)
  await kit.deploy(contentB)
  await offerMissingFile(page)
  await page.reload()
  await act(page, 'Update')
  await expect(page.getByRole('status')).toHaveText(
    'Not saved: a file could not be downloaded. Check your connection, then try again.'
  )
  await expect(findButton(page, 'Update')).toBeFocused()
  expect(await readSavedRevision(page)).toBe(before)
  await kit.stop()
  await page.goto('/docs/guide/two')
  await expect(page.getByText('First edition of two.')).toBeVisible()
  await page.goto('/docs/other/gone')
  await expect(page.getByText('Will be taken away.')).toBeVisible()
})

test('a failed download leaves nothing, and a retry saves', async ({
  page
}) => {
  await openAndStore(page, '/offline')
  await offerMissingFile(page)
  await page.reload()
  await act(page, 'Save all pages')
  await expect(page.getByRole('status')).toHaveText(
    'Not saved: a file could not be downloaded. Check your connection, then try again.'
  )
  await expect(page.getByRole('status')).not.toHaveClass(/visually-hidden/)
  expect(await listSaved(page)).toEqual([])
  await page.unroute('**/offline.json')
  await page.reload()
  await save(page)
})

test('a full device shows an error and keeps nothing', async ({
  page,
  kit
}) => {
  await saveData(page)
  await openAndStore(page, '/offline')
  const session = await page.context().newCDPSession(page)
  const limit = async (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: kit.origin,
      ...(quotaSize === undefined ? {} : { quotaSize })
    })
  await limit(1)
  await act(page, 'Save all pages')
  await expect(page.getByRole('status')).toHaveText(
    'Not saved: this device has no room for all pages. Free some space, then try again.'
  )
  await expect(findButton(page, 'Save all pages')).toBeFocused()
  expect(await listSaved(page)).toEqual([])
  await limit()
  await save(page)
})

test('saving shows its progress', async ({ page, kit }) => {
  await openAndStore(page, '/offline')
  await expect(findButton(page, 'Save all pages')).toBeVisible()
  const { files } = await readOffer(page)
  await kit.hang()
  await act(page, 'Save all pages')
  const progress = page.locator('main').getByRole('progressbar')
  await expect(progress).toHaveAccessibleName('Saving all pages')
  await expect(progress).toHaveAttribute('value', /^\d$/)
  await expect(progress).toHaveAttribute('max', String(files.length))
  const button = findButton(page, 'Save all pages')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('without service workers, the page explains that nothing can be saved', async ({
  page
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    Reflect.deleteProperty(window, 'caches')
  })
  await page.goto('/offline')
  await expect(page.getByText('Nothing can be saved here.')).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page explains that saving needs scripts', async ({ page }) => {
    await page.goto('/offline')
    await expect(page.getByText('Saving pages needs JavaScript.')).toBeVisible()
    await expect(page.getByText('Loading')).toBeHidden()
  })
})

for (const width of [1280, 390]) {
  test(`the page is accessible and stable at ${width} pixels`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    await openAndStore(page, '/offline')
    const section = page.locator('main section').first()
    await expect(section.getByRole('button')).toBeVisible()
    expect(await readShifts(page)).toEqual([])
    const before = await section.boundingBox()
    await save(page)
    expect(await section.boundingBox()).toEqual(before)
    await expectAccessible(page)
  })
}

function findButton(page: Page, name: string): Locator {
  return page.locator('main').getByRole('button', { name, exact: true })
}

/** Activate a button with the keyboard, which makes the focus visible. */
async function act(page: Page, action: string): Promise<void> {
  await findButton(page, action).focus()
  await page.keyboard.press('Enter')
}

async function save(page: Page): Promise<void> {
  await act(page, 'Save all pages')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Read the offered copy, like the page does. */
async function readOffer(page: Page): Promise<OfflineManifest> {
  return page.evaluate(async () => (await fetch('/offline.json')).json())
}

/** Make the site offer a copy that lists a missing file. */
async function offerMissingFile(page: Page): Promise<void> {
  await routeRequests(page, '**/offline.json', async route => {
    const response = await route.fetch()
    const copy: OfflineManifest = await response.json()
    const files = [...copy.files, 'assets/nope.js']
    await route.fulfill({ response, json: { ...copy, files } })
  })
}

async function readTransferSize(origin: string, file: string): Promise<number> {
  const { body } = await sendRequest(origin, {
    path: `/${file}`,
    headers: { 'Accept-Encoding': 'br' }
  })
  return body.length
}

/** List the saved files, relative to the base. */
async function listSaved(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open(`saved ${location.origin}/`)
    const requests = await cache.keys()
    return requests.map(({ url }) => new URL(url).pathname.slice(1)).sort()
  })
}

async function readSavedRevision(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const entry = await caches.match('/offline.json')
    const saved: { revision?: unknown } | undefined = await entry?.json()
    return saved?.revision
  })
}

import type { Locator, Page } from '@playwright/test'
import type { OfflinePack } from '../../src/model/offlinePack.ts'
import { emulateConnection } from '../support/connection.ts'
import { findViolations } from '../support/findViolations.ts'
import { readShifts, watchShifts } from '../support/layoutShifts.ts'
import { waitForLife } from '../support/openPage.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { store } from '../support/storage.ts'
import { expect, openAndStore, test } from './test.ts'
import { contentA, contentB } from './writeContent.ts'

test.describe.configure({ timeout: 120_000 })

test('every topic tells beforehand what it weighs', async ({
  page,
  request,
  builds
}) => {
  const site = await builds.serve(contentA)
  await page.goto(`${site.origin}/offline`)
  await expect(page).toHaveTitle('Offline reading | Kit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Offline reading'
  )
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Everything',
    'Guide',
    'Other'
  ])
  await expect(findRow(page, 'Guide')).toContainText(/2 pages · \d+ kB/)
  const packs: readonly OfflinePack[] = await (
    await request.get(`${site.origin}/offline/packs.json`)
  ).json()
  for (const { size, files } of packs) {
    const bodies = await Promise.all(
      files.map(file => readTransferSize(site.origin, file))
    )
    expect(size).toBe(bodies.reduce((sum, body) => sum + body, 0))
  }
})

test('a saved topic can be read offline, another one cannot', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await act(page, 'Save', 'Guide')
  await expect(findRow(page, 'Guide')).toContainText('Saved')
  await expect(page.getByRole('status')).toHaveText('Guide is saved.')
  await site.stop()
  for (const name of ['one', 'two']) {
    await page.goto(`${site.origin}/docs/guide/${name}`)
    await expect(page.getByText(`First edition of ${name}.`)).toBeVisible()
  }
  await page.goto(`${site.origin}/docs/other/three`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are offline'
  )
  await expect(page).toHaveTitle('You are offline | Kit')
  await page.locator('main summary').click()
  await page.locator('main').getByRole('link', { name: 'Two' }).click()
  await expect(page.getByText('First edition of two.')).toBeVisible()
  await expect(page).toHaveTitle('Two | Kit')
})

test('with everything saved the search works offline', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await act(page, 'Save', 'Everything')
  await expect(findRow(page, 'Everything')).toContainText('Saved')
  await expect(findRow(page, 'Guide')).toContainText('Saved with another entry')
  await expect(findRow(page, 'Guide').getByRole('button')).toHaveCount(0)
  await site.stop()
  await page.goto(`${site.origin}/`)
  await waitForLife(page)
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('three')
  await page.getByRole('option', { name: /Three/ }).first().click()
  await expect(page.getByRole('main')).toContainText('First edition of three.')
})

test('what is removed is gone, and the row offers it again', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await act(page, 'Save', 'Guide')
  const button = findButton(page, 'Remove', 'Guide')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(findButton(page, 'Save', 'Guide')).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('Guide is removed.')
  await site.stop()
  await page.goto(`${site.origin}/docs/guide/two`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are offline'
  )
})

test('after a deploy the reader is offered an update', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await act(page, 'Save', 'Guide')
  await act(page, 'Save', 'Other')
  await expect(findRow(page, 'Other')).toContainText('Saved')
  await builds.deploy(site, contentB)
  await page.reload()
  await expect(findRow(page, 'Guide')).toContainText(
    'Saved, and an update is available'
  )
  await act(page, 'Update', 'Guide')
  await expect(findButton(page, 'Remove', 'Guide')).toBeFocused()
  await expect(findRow(page, 'Guide')).not.toContainText('update')
  await site.stop()
  await page.goto(`${site.origin}/docs/guide/two`)
  await expect(page.getByText('Second edition of two.')).toBeVisible()
})

test('another page brings saved topics up to date, unless data is saved', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await act(page, 'Save', 'Guide')
  await expect(findRow(page, 'Guide')).toContainText('Saved')
  const before = await readSavedRevisions(page)
  await builds.deploy(site, contentB)
  await emulateConnection(page, { saveData: true })
  await page.goto(`${site.origin}/docs/other/three`)
  await waitForLife(page)
  await page.waitForLoadState('networkidle')
  expect(await readSavedRevisions(page)).toEqual(before)
  await emulateConnection(page, { saveData: false })
  await page.reload()
  await expect.poll(() => readSavedRevisions(page)).not.toEqual(before)
})

test('a saved topic that the site no longer has can be removed', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await act(page, 'Save', 'Other')
  await expect(findRow(page, 'Other')).toContainText('Saved')
  await builds.deploy(site, {
    'site.ts': contentA['site.ts'] ?? '',
    'docs/guide/one.mdx': '# One\n',
    'docs/more/three.mdx': '# Three\n'
  })
  await page.reload()
  await expect(findRow(page, 'Other')).toContainText('no longer offered')
  await act(page, 'Remove', 'Other')
  await expect(findRow(page, 'Other')).toHaveCount(0)
  await expect(
    page.getByRole('heading', { name: 'Save for offline' })
  ).toBeFocused()
})

test('a device without room says so and keeps what it has', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await act(page, 'Save', 'Guide')
  await expect(findRow(page, 'Guide')).toContainText('Saved')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: site.origin,
    quotaSize: 1
  })
  await act(page, 'Save', 'Other')
  await expect(findRow(page, 'Other')).toContainText(
    'Other is not saved: this device has no room for it. Remove something, then try again.'
  )
  await expect(findButton(page, 'Save', 'Other')).toBeFocused()
  await expect(findRow(page, 'Guide')).toContainText('Saved')
})

test('a network that goes away is told, and another try saves', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await expect(findRow(page, 'Guide')).toBeVisible()
  await site.stop()
  await act(page, 'Save', 'Guide')
  await expect(page.getByRole('status')).toHaveText(
    'Guide is not saved: a file did not arrive. Check the connection, then try again.'
  )
  await site.start()
  await page.reload()
  await act(page, 'Save', 'Guide')
  await expect(findRow(page, 'Guide')).toContainText('Saved')
})

test('saving shows how far it is and can be cancelled', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await expect(findRow(page, 'Guide')).toBeVisible()
  await site.hang()
  await act(page, 'Save', 'Guide')
  const progress = findRow(page, 'Guide').getByRole('progressbar')
  await expect(progress).toHaveAccessibleName('Saving: Guide')
  await expect(progress).toHaveAttribute('value', /^\d$/)
  await expect(progress).toHaveAttribute('max', '10')
  const cancel = findButton(page, 'Cancel', 'Guide')
  await expect(cancel).toBeFocused()
  await cancel.press('Enter')
  await expect(page.getByRole('status')).toHaveText(
    'Guide is not saved: you cancelled it.'
  )
  await expect(findButton(page, 'Save', 'Guide')).toBeFocused()
})

test('without a network the page shows what is saved, to read or remove', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openOfflinePage(page, site.origin)
  await act(page, 'Save', 'Guide')
  await expect(findRow(page, 'Guide')).toContainText('Saved')
  await site.stop()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Offline reading'
  )
  await expect(page.getByText('the site does not answer')).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveCount(1)
  await act(page, 'Remove', 'Guide')
  await expect(findRow(page, 'Guide')).toHaveCount(0)
  await expect(
    page.getByRole('heading', { name: 'Save for offline' })
  ).toBeFocused()
})

test('where there is no service worker nothing is offered', async ({
  page,
  builds
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    Reflect.deleteProperty(window, 'caches')
  })
  const site = await builds.serve(contentA)
  await page.goto(`${site.origin}/offline`)
  await expect(page.getByText('Nothing can be saved here.')).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page, builds }) => {
    const site = await builds.serve(contentA)
    await page.goto(`${site.origin}/offline`)
    await expect(page.getByText('Saving pages needs JavaScript.')).toBeVisible()
    await expect(page.getByText('Loading')).toBeHidden()
  })
})

for (const width of [1280, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing is inaccessible, and nothing moves: ${width} pixels, ${colorScheme}`, async ({
      page,
      builds
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await store(page, { theme: colorScheme })
      await watchShifts(page)
      const site = await builds.serve(contentA)
      await openOfflinePage(page, site.origin)
      const row = findRow(page, 'Guide')
      await expect(row).toBeVisible()
      expect(await readShifts(page)).toEqual([])
      const before = await row.boundingBox()
      await act(page, 'Save', 'Guide')
      await expect(row).toContainText('Saved')
      expect(await row.boundingBox()).toEqual(before)
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        colorScheme
      )
      expect(await findViolations(page)).toEqual([])
    })
  }
}

/** Open the page for offline reading: no link on it loads another page. */
async function openOfflinePage(page: Page, origin: string): Promise<void> {
  await openAndStore(page, `${origin}/offline`)
}

function findRow(page: Page, topic: string): Locator {
  return page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: topic, exact: true }) })
}

function findButton(page: Page, action: string, topic: string): Locator {
  return page.getByRole('button', { name: `${action}: ${topic}`, exact: true })
}

/** Use the keyboard, which shows where the focus goes. */
async function act(page: Page, action: string, topic: string): Promise<void> {
  await findButton(page, action, topic).focus()
  await page.keyboard.press('Enter')
}

async function readTransferSize(origin: string, file: string): Promise<number> {
  const { body } = await sendRequest(origin, {
    path: `/${file}`,
    headers: { 'Accept-Encoding': 'br' }
  })
  return body.length
}

async function readSavedRevisions(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const saved = await caches.open(
      names.find(name => /^saved /.test(name)) ?? ''
    )
    const requests = await saved.keys()
    const entries = await Promise.all(
      requests
        .filter(({ url }) => url.includes('/offline/saved/'))
        .map(async request => (await saved.match(request))?.json())
    )
    return entries.map(({ revision }) => revision)
  })
}

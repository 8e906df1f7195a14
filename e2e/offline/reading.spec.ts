import { waitForLife } from '../support/openPage.ts'
import { expect, follow, openAndStore, test, waitForStored } from './test.ts'
import { contentA } from './writeContent.ts'

test.describe.configure({ timeout: 120_000 })

test('11.4 the first page of the first visit is there without a network', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await site.stop()
  await page.reload()
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await waitForLife(page)
})

test('11.4 a stored page is found by any form of its address', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await site.stop()
  for (const form of ['one/', 'one.html', 'ONE', 'one?a=b', 'one/index.html']) {
    await page.goto(`${site.origin}/docs/guide/${form}`)
    await expect(page.getByText('First edition of one.')).toBeVisible()
  }
})

test('11.4 a page reached by a link is rendered from its chunk', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await follow(page, 'Two')
  await expect(page.getByText('First edition of two.')).toBeVisible()
  await waitForStored(page, '/pages/docs/guide/two.')
  await site.stop()
  await page.reload()
  await expect(page.getByText('First edition of two.')).toBeVisible()
  await waitForLife(page)
  await expect(page).toHaveTitle('Two | Kit')
})

test('11.4 a page that was never read gives way to the offline page', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await site.stop()
  await page.goto(`${site.origin}/docs/other/gone`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are offline'
  )
  await page
    .locator('main')
    .getByRole('link', { name: /guide\/one/ })
    .click()
  await expect(page.getByText('First edition of one.')).toBeVisible()
})

test('the network comes back without anything to do', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await site.stop()
  await page.goto(`${site.origin}/docs/other/gone`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are offline'
  )
  await site.start()
  await page.reload()
  await expect(page.getByText('Will be taken away.')).toBeVisible()
})

test('a page whose link was seen can be followed offline', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await waitForLife(page)
  await page.waitForLoadState('networkidle')
  await site.stop()
  await follow(page, 'Other')
  await expect(page.getByText('First edition of three.')).toBeVisible()
})

test('the network goes away in the middle of a navigation', async ({
  page,
  builds
}) => {
  await page.addInitScript(() => {
    // Without prefetching nothing of the next page is there.
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true }
    })
  })
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await waitForLife(page)
  await site.stop()
  await follow(page, 'Other')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are offline'
  )
  await expect(page).toHaveURL(/\/docs\/other\/three$/)
})

test('a network that does not answer is given three seconds', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  await page.goto('about:blank')
  await site.hang()
  const start = Date.now()
  await page.goto(`${site.origin}/docs/guide/one`, {
    waitUntil: 'domcontentloaded'
  })
  await expect(page.getByText('First edition of one.')).toBeVisible()
  const waited = Date.now() - start
  expect(waited).toBeGreaterThan(2900)
  expect(waited).toBeLessThan(6000)
})

test('11.3 a missing page is never stored under its address', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/docs/guide/one`)
  const response = await page.goto(`${site.origin}/docs/guide/nope`)
  expect(response?.status()).toBe(404)
  await site.stop()
  await page.goto(`${site.origin}/docs/guide/nope`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are offline'
  )
})

test('11.3 a chunk is never answered with a document', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await openAndStore(page, `${site.origin}/`)
  const answers = await page.evaluate(async () => {
    const ask = (file: string) =>
      fetch(file).then(
        ({ status }) => status,
        () => 'failed'
      )
    return [await ask('/assets/answered.html'), await ask('/assets/nope.js')]
  })
  expect(answers).toEqual(['failed', 404])
  await site.stop()
  const offline = await page.evaluate(() =>
    fetch('/assets/nope.js').catch(() => 'failed')
  )
  expect(offline).toBe('failed')
})

test('a first visit without a network fails as any other site does', async ({
  page,
  builds
}) => {
  const site = await builds.serve(contentA)
  await site.stop()
  await expect(page.goto(site.origin)).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
})

test('a site below a path keeps to its path', async ({ page, builds }) => {
  const site = await builds.serve(contentA, ['--base', '/kit/'])
  await openAndStore(page, `${site.origin}/kit/docs/guide/one`)
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)
  )
  expect(scopes).toEqual([`${site.origin}/kit/`])
  await site.stop()
  await page.reload()
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await page.goto(`${site.origin}/kit/docs/other/gone`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are offline'
  )
  await expect(page.goto(`${site.origin}/other/`)).rejects.toThrow(/ERR_/)
})

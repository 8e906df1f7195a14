import { open } from './actions.ts'
import { expect, test } from './test.ts'

test('7.2 7.3 the page of a visible link is fetched once, and following the link needs no network', async ({
  page,
  serve
}) => {
  const { origin, requests, pause } = await serve('handbook')
  // Under WebKit's driver, only the worker caches, so start the worker on a
  // document without links.
  await page.open(`${origin}/report/summary.html`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none'
    })
  })
  await page.waitFor(() => navigator.serviceWorker.controller)
  await page.open(`${origin}/docs/guide/start`)
  await page.waitFor(async () => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
    const file = files.find(name => name.includes('/docs/guide/second.'))
    return file !== undefined && (await caches.match(file)) !== undefined
  })
  expect(
    await page.evaluate(() =>
      document.querySelector('script[src*="/docs/guide/second."]')
    )
  ).toBe(null)
  expect(await page.readErrors()).toEqual([])
  await pause()
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  expect(
    requests.filter(path => path.includes('/docs/guide/second.'))
  ).toHaveLength(1)
})

test("7.3 hovering over a link loads and runs its page's files", async ({
  page
}) => {
  await open(page, '/docs/guide/start')
  const file = 'script[src*="/docs/guide/second."]'
  expect(await page.evaluate(name => document.querySelector(name), file)).toBe(
    null
  )
  await page.hover('main a', 'Second')
  await page.waitFor(name => document.querySelector(name) !== null, file)
  expect(await page.readUrl()).toHaveProperty('pathname', '/docs/guide/start')
})

test('7.5 a link to another site or to a file fetches nothing', async ({
  page,
  serve
}) => {
  const { origin, requests } = await serve('handbook')
  await page.open(`${origin}/docs/content/links`)
  await page.waitForHydration()
  await page.hover('main a', 'Download')
  await page.hover('main a', 'Relative upwards')
  await page.waitFor(
    () => document.querySelector('script[src*="/docs/guide/start."]') !== null
  )
  expect(requests.filter(path => path.endsWith('.zip'))).toEqual([])
})

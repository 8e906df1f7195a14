import { expect, test } from './test.ts'

test('7.2 7.3 the page of a visible link is fetched once, and its click needs no network', async ({
  page,
  serve
}) => {
  const { origin, readRequests, pause } = await serve('handbook')
  // WebKit's driver has no cache but the worker's, so the worker starts on a
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
  const requests = await readRequests()
  expect(
    requests.filter(path => path.includes('/docs/guide/second.'))
  ).toHaveLength(1)
})

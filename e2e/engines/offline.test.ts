import { openAndStore } from './actions.ts'
import { test } from './test.ts'

const start = '/docs/guide/start'

test('11.4 offline, stored pages open, and the offline page replaces others', async ({
  page,
  serve
}) => {
  const { origin, pause } = await serve('handbook')
  await openAndStore(page, origin + start)
  await openAndStore(page, `${origin}/docs/guide/second`)
  await pause()
  await page.open(origin + start)
  await page.see('h1', 'Start')
  await page.waitForHydration()
  await page.open(`${origin}/docs/reference/lone`)
  await page.see('h1', 'You are offline')
})

test('11.4 offline, reloading a page that a link opened shows it', async ({
  page,
  serve
}) => {
  const { origin, pause } = await serve('handbook')
  await openAndStore(page, origin + start)
  await page.waitForHydration()
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  await page.waitFor(isStored, '/pages/docs/guide/second.')
  await pause()
  await page.reload()
  await page.waitForHydration()
  await page.see('h1', 'The second step')
})

test("11.4 every form of a stored page's address finds it", async ({
  page,
  serve
}) => {
  const { origin, pause } = await serve('handbook')
  await openAndStore(page, origin + start)
  await pause()
  for (const form of [`${start}/`, `${start}.html`, `${start}?a=b`]) {
    await page.open(origin + form)
    await page.see('p', 'Words before any heading.')
  }
})

test('11.3 a missing page is not stored under its address', async ({
  page,
  serve
}) => {
  const { origin, pause } = await serve('handbook')
  await openAndStore(page, origin + start)
  await page.open(`${origin}/docs/guide/nope`)
  await page.see('h1', 'Page Not Found')
  await pause()
  await page.open(`${origin}/docs/guide/nope`)
  await page.see('h1', 'You are offline')
})

test('11.4 once the browser is online again, the page replaces the offline page', async ({
  page,
  serve
}) => {
  const { origin, pause, restart } = await serve('handbook')
  await openAndStore(page, origin + start)
  await pause()
  await page.open(`${origin}/docs/reference/lone`)
  await page.see('h1', 'You are offline')
  await restart()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.see('h1', 'Lone page')
})

test('11.4 every saved page opens offline, and its links lead on', async ({
  page,
  serve
}) => {
  const { origin, pause } = await serve('handbook')
  await openAndStore(page, `${origin}/offline`)
  await page.waitForHydration()
  await page.click('main button', 'Save all pages')
  await page.waitFor(() =>
    document.querySelector('main')?.textContent?.includes('Remove')
  )
  await pause()
  await page.open(origin + start)
  await page.waitForHydration()
  await page.see('h1', 'Start')
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
})

/** Runs in the page. Whether the worker has stored a file. */
async function isStored(part: string): Promise<boolean> {
  const stores = (await caches.keys()).map(name => caches.open(name))
  const keys = (await Promise.all(stores)).map(store => store.keys())
  return (await Promise.all(keys)).flat().some(({ url }) => url.includes(part))
}

import type { EnginePage } from './page.ts'
import { test } from './test.ts'

test('11.4 a reader who goes offline opens stored pages, and a stand-in for others', async ({
  page,
  serve
}) => {
  const { origin, pause } = await serve('handbook')
  await openAndStore(page, `${origin}/docs/guide/start`)
  await openAndStore(page, `${origin}/docs/guide/second`)
  await pause()
  await page.open(`${origin}/docs/guide/start`)
  await page.see('h1', 'Start')
  await page.waitForHydration()
  await page.reload()
  await page.see('h1', 'Start')
  await page.open(`${origin}/docs/reference/lone`)
  await page.see('h1', 'You are offline')
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
  await page.open(`${origin}/docs/guide/start`)
  await page.waitForHydration()
  await page.see('h1', 'Start')
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
})

/** Open a page and wait until the worker is active and has stored it. */
async function openAndStore(page: EnginePage, url: string): Promise<void> {
  await page.open(url)
  await page.waitFor(
    async () =>
      navigator.serviceWorker.controller !== null &&
      (await caches.match(window.location.pathname)) !== undefined
  )
}

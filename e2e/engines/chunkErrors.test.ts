import { expectHidden, isMarked, markDocument } from './actions.ts'
import type { EnginePage } from './page.ts'
import type { GatedSite } from './startGate.ts'
import { expect, test } from './test.ts'

const start = '/docs/guide/start'
const second = '/docs/guide/second'
const chunk = /\/assets\/pages\/docs\/guide\/second\./

test('0.8 12.6 2.7.2 a page whose files are gone loads once as a document', async ({
  page,
  serve
}) => {
  const site = await serve('handbook')
  await followBroken(page, site)
  await page.see('h1', 'The second step')
  expect(await isMarked(page)).toBe(false)
  expect(await page.readUrl()).toHaveProperty('pathname', second)
  // The reloaded document couldn't load the files either, so it stays.
  await page.waitFor(
    () => document.querySelector('script[src*="/assets/client."]') !== null
  )
  await page.see('p', 'The front matter has no title: this heading is it.')
})

test('2.7.2 after that, Back leads to the previous page', async ({
  page,
  serve
}) => {
  const site = await serve('handbook')
  await followBroken(page, site)
  await page.see('h1', 'The second step')
  await page.back()
  await page.see('h1', 'Start')
  expect(await page.readUrl()).toHaveProperty('pathname', start)
})

test('8.2 if the files fail again, the page shows the error, and Retry loads it', async ({
  page,
  serve
}) => {
  const site = await serve('handbook')
  await followBroken(page, site)
  await page.see('h1', 'The second step')
  await page.open(site.origin + start)
  await page.waitForHydration()
  await page.click('main a', 'Second')
  await page.see('main button', 'Retry')
  await page.waitFor(() => document.title === 'Page Error')
  expect(await page.readUrl()).toHaveProperty('pathname', second)
  // An automatic retry must not be faster than the click.
  const held = site.hold(chunk)
  site.refuse(undefined)
  await page.click('main button', 'Retry')
  await expectHidden(page, 'main button', 'Retry')
  held.release()
  await page.see('h1', 'The second step')
})

/** Follow a link to a page whose files a deploy has deleted. */
async function followBroken(
  page: EnginePage,
  { origin, refuse }: GatedSite
): Promise<void> {
  refuse(chunk)
  await page.open(origin + start)
  await page.waitForHydration()
  await markDocument(page)
  await page.click('main a', 'Second')
  await page.waitFor(() => !('mark' in document.documentElement.dataset))
}

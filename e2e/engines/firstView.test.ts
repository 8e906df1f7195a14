import { findSite } from '../support/sites.ts'
import { expect, test } from './test.ts'

test('2.7.10 4.1.1 without the client a page shows its text in the stored mode, and its links work', async ({
  page,
  serve
}) => {
  const { origin } = await serve('handbook', /\/assets\/client\.\w+\.js/)
  await page.open(`${origin}/docs/guide/start`)
  await page.see('p', 'Words before any heading.')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  expect(
    await page.evaluate(() => ({ ...document.documentElement.dataset }))
  ).toMatchObject({ theme: 'dark', hasHydrated: 'false' })
})

test('2.7.9 pages hydrate without errors', async ({ page }) => {
  for (const address of ['/', '/docs/content/code', '/blog', '/nope']) {
    // In a tab of its own: leaving a page aborts what it still loads.
    const tab = await page.openTab()
    await tab.open(findSite('handbook').origin + address)
    await tab.waitForHydration()
    expect(await tab.readErrors()).toEqual([])
  }
})

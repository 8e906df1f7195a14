import { open } from './actions.ts'
import { expect, test } from './test.ts'

test('2.7.10 4.1.1 without the client script, a page shows its text in the stored mode, and its links work', async ({
  page,
  serve
}) => {
  const { origin, refuse } = await serve('handbook')
  refuse(/\/assets\/client\.\w+\.js/)
  await page.open(`${origin}/docs/guide/start`)
  await page.see('p', 'Words before any heading.')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  expect(
    await page.evaluate(() => ({ ...document.documentElement.dataset }))
  ).toMatchObject({ theme: 'dark', hasHydrated: 'false' })
})

test("2.7.10 hydration waits for the page's files", async ({ page, serve }) => {
  const { origin, hold } = await serve('handbook')
  const { first, release } = hold(/\/assets\/pages\/docs\/guide\/start\./)
  await page.open(`${origin}/docs/guide/start`)
  await first
  await page.see('p', 'Words before any heading.')
  expect(
    await page.evaluate(() => document.documentElement.dataset.hasHydrated)
  ).toBe('false')
  release()
  await page.waitForHydration()
})

test('2.7.10 a page whose files are missing stays as it was served, and its links load documents', async ({
  page,
  serve
}) => {
  const { origin, refuse, hold } = await serve('handbook')
  const own = /\/assets\/pages\/docs\/guide\/start\./
  refuse(own)
  const { first, release } = hold(own)
  await page.open(`${origin}/docs/guide/start`)
  await first
  release()
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  await page.waitForHydration()
})

// In a tab that leaves a page for a blank one and returns to the site at once,
// WebKit 26.0 sometimes never loads the document, because its service worker was
// busy when the page was left. Each page here has a host name of its own.
test.for(['/', '/docs/content/code', '/blog', '/nope'])(
  '2.7.9 the page at %s hydrates without errors',
  async (address, { page }) => {
    await open(page, address)
    expect(await page.readErrors()).toEqual([])
  }
)

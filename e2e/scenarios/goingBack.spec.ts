import type { Page } from '@playwright/test'
import { saveData } from '../support/connection.ts'
import { waitForHydration } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { findFooter } from '../support/parts.ts'
import {
  expectScroll,
  readScroll,
  scrollTo,
  waitForFrames
} from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'
const startTitle = 'Get started with permissions | Toolbox'
const queryTitle = 'Get started with queries | Toolbox'
const storeTitle = 'Get started with store | Toolbox'

test('2.7.4 A reader goes back and forward between pages', async ({
  page,
  open
}) => {
  await open(start)
  await leaveAt(page, 600, 'Query', queryTitle)
  await leaveAt(page, 300, 'Store', storeTitle)
  await scrollTo(page, 200)

  await test.step('2.7.4 going back returns to where the page was left', async () => {
    await goBack(page, queryTitle)
    await expectScroll(page, 300)
    await goBack(page, startTitle)
    await expectScroll(page, 600)
  })
  await test.step('2.7.4 so does going forward, and going several pages at once', async () => {
    await page.goForward()
    await expectPage(page, queryTitle)
    await expectScroll(page, 300)
    await page.goForward()
    await expectPage(page, storeTitle)
    await expectScroll(page, 200)
    await page.evaluate(() => history.go(-2))
    await expectPage(page, startTitle)
    await expectScroll(page, 600)
  })
  await test.step('2.7.4 positions from discarded entries are ignored', async () => {
    await leaveAt(page, 500, 'Query', queryTitle)
    await scrollTo(page, 350)
    await goBack(page, startTitle)
    const held = await holdRequests(page, /assets\/pages\/docs\/debug\/started/)
    await findFooter(page).link('Debug').click()
    await expect(page).toHaveURL('/docs/debug/started')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(start)
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL('/docs/debug/started')
    await held.release()
    await expectPage(page, 'Get started with debug | Toolbox')
    await expectScroll(page, 0)
  })
})

test('2.7.4 A reader goes back after jumps inside a page', async ({
  page,
  open
}) => {
  await open(start)
  await test.step('2.7.4 going back returns to where the jump was made', async () => {
    await scrollTo(page, 130)
    await page.locator('nav a[href="#next-steps"]:visible').click()
    await expect.poll(() => readScroll(page)).toBeGreaterThan(400)
    const arrived = await readScroll(page)
    await scrollTo(page, arrived - 50)
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expectScroll(page, 130)
    await page.goForward()
    await expectScroll(page, arrived - 50)
  })
  await test.step('2.7.4 a page left at a hash reopens where it was left', async () => {
    await leaveAt(page, 250, 'Store', storeTitle)
    await goBack(page, startTitle)
    await expect(page).toHaveURL(`${start}#next-steps`)
    await expectScroll(page, 250)
  })
  await test.step('2.7.4 jumps made before hydration can be undone too', async () => {
    const held = await holdRequests(page, '**/assets/client.*.js')
    await page.goto('/docs/query/started', { waitUntil: 'domcontentloaded' })
    await held.first
    await page.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }))
    await page.locator('nav a[href="#next-steps"]:visible').click()
    await expect.poll(() => readScroll(page)).toBeGreaterThan(200)
    await held.release()
    await waitForHydration(page)
    await page.goBack()
    await expect(page).toHaveURL('/docs/query/started')
    await expectScroll(page, 90)
  })
})

test('2.7.4 A reader goes back after a reload, and from another site', async ({
  page,
  open
}) => {
  await open(start)
  await leaveAt(page, 600, 'Query', queryTitle)
  await scrollTo(page, 300)

  await test.step('2.7.4 a reload keeps the scroll position', async () => {
    await page.reload()
    await waitForHydration(page)
    await waitForFrames(page)
    await expectScroll(page, 300)
  })
  await test.step('2.7.4 the previous page, which has to load, opens where it was left', async () => {
    const held = await holdRequests(page, /assets\/pages\/docs\/permissions\//)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(start)
    await waitForFrames(page)
    await expectScroll(page, 300)
    await held.release()
    await expectPage(page, startTitle)
    await expectScroll(page, 600)
  })
  await test.step('2.7.4 returning from another document restores the position', async () => {
    await page.goto('/sitemap.xml')
    await page.goBack()
    await waitForHydration(page)
    await expectScroll(page, 600)
    await page.goForward()
    await expect(page).toHaveURL('/sitemap.xml')
  })
})

test('2.7.4 A reader goes back before the page has loaded', async ({
  page,
  open
}) => {
  await saveData(page)
  await open(start)
  const held = await holdRequests(page, /assets\/pages\/docs\/query\//)
  await scrollTo(page, 500)
  await findFooter(page).link('Query').dispatchEvent('click')
  await expect(page).toHaveURL('/docs/query/started')
  await held.first
  await scrollTo(page, 620)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(start)
  await waitForFrames(page)
  await waitForFrames(page)
  await expectScroll(page, 620)
})

test.describe(() => {
  test.use({ site: 'hideable' })

  test('2.7.4 A reload keeps the position of a reader who scrolled on after a jump', {
    tag: '@both'
  }, async ({ page, open }) => {
    await open('/docs/long')
    await page.evaluate(() => {
      location.hash = 'first-part'
    })
    await expect.poll(() => readScroll(page)).toBeGreaterThan(0)
    const y = (await readScroll(page)) + 150
    await scrollTo(page, y)
    await page.reload()
    await waitForHydration(page)
    await waitForFrames(page)
    await expectScroll(page, y)
  })
})

/**
 * Follow a link in the footer from a scroll position, and wait for its page.
 */
async function leaveAt(
  page: Page,
  y: number,
  label: string,
  title: string
): Promise<void> {
  await scrollTo(page, y)
  await findFooter(page).link(label).dispatchEvent('click')
  await expectPage(page, title)
  await expectScroll(page, 0)
}

async function goBack(page: Page, title: string): Promise<void> {
  await page.goBack()
  await expectPage(page, title)
}

/** The title changes with the address, slightly before the heading. */
async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    title.split(' | ')[0] ?? ''
  )
}

import type { Page } from '@playwright/test'
import { saveData } from '../support/connection.ts'
import { waitForHydration } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { addLink } from '../support/links.ts'
import { findFooter } from '../support/parts.ts'
import {
  expectScroll,
  readScroll,
  scrollTo,
  waitForFrames
} from '../support/scroll.ts'
import { findSite } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const long = { label: 'Long', address: '/docs/long', heading: 'Long page' }
const other = { label: 'Other', address: '/docs/other', heading: 'Other page' }

test.use({ site: 'hideable' })

test('2.7.4 going back and forward, even several pages at once, returns to where each page was left', async ({
  page,
  open
}) => {
  await open(long.address)
  await leaveAt(page, 600, other)
  await leaveAt(page, 300, long)
  await scrollTo(page, 200)
  await page.goBack()
  await expectAt(page, other, 300)
  await page.goBack()
  await expectAt(page, long, 600)
  await page.goForward()
  await expectAt(page, other, 300)
  await page.goForward()
  await expectAt(page, long, 200)
  await page.evaluate(() => history.go(-2))
  await expectAt(page, long, 600)
})

test('2.7.4 positions from discarded history entries are ignored', async ({
  page,
  open
}) => {
  await saveData(page)
  await open(long.address)
  await leaveAt(page, 500, other)
  await scrollTo(page, 350)
  await page.goBack()
  await expectAt(page, long, 500)
  const held = await holdRequests(page, /assets\/pages\/docs\/tabs/)
  await (await addLink(page, '/docs/tabs', 'end')).dispatchEvent('click')
  await expect(page).toHaveURL('/docs/tabs')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(long.address)
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/docs/tabs')
  await held.release()
  await expectAt(page, { heading: 'Tabs' }, 0)
})

test('2.7.4 going back after a jump returns to where the jump started', async ({
  page,
  open
}) => {
  await open(long.address)
  await scrollTo(page, 130)
  await jump(page)
  const arrived = await readScroll(page)
  await scrollTo(page, arrived - 50)
  await page.goBack()
  await expect(page).toHaveURL(long.address)
  await expectScroll(page, 130)
  await page.goForward()
  await expectScroll(page, arrived - 50)
})

test('2.7.4 a page left at a hash reopens where it was left', async ({
  page,
  open
}) => {
  await open(`${long.address}#first-part`)
  await leaveAt(page, 250, other)
  await page.goBack()
  await expectAt(page, long, 250)
  await expect(page).toHaveURL(`${long.address}#first-part`)
})

test('2.7.4 going back returns to where a jump before hydration started', async ({
  page
}) => {
  const held = await holdRequests(page, '**/assets/client.*.js')
  await page.goto(long.address, { waitUntil: 'domcontentloaded' })
  await held.first
  await scrollTo(page, 90)
  await jump(page)
  await held.release()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(long.address)
  await expectScroll(page, 90)
})

test('2.7.4 a reload keeps the positions of the page and of the previous one, which has to load again', async ({
  page,
  open
}) => {
  await open(long.address)
  await leaveAt(page, 600, other)
  await scrollTo(page, 300)
  await page.reload()
  await waitForHydration(page)
  await waitForFrames(page)
  await expectScroll(page, 300)
  const held = await holdRequests(page, /assets\/pages\/docs\/long/)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(long.address)
  await waitForFrames(page)
  await expectScroll(page, 300)
  await held.release()
  await expectAt(page, long, 600)
})

test('2.7.4 returning from another document restores the position', async ({
  page,
  open
}) => {
  await open(long.address)
  await leaveAt(page, 600, other)
  await scrollTo(page, 300)
  await page.goto('/sitemap.xml')
  await page.goBack()
  await waitForHydration(page)
  await expectAt(page, other, 300)
  await page.goForward()
  await expect(page).toHaveURL('/sitemap.xml')
})

test('2.7.4 a reader who goes back before the next page has loaded stays in place', async ({
  page,
  open
}) => {
  await saveData(page)
  await open(long.address)
  const held = await holdRequests(page, /assets\/pages\/docs\/other/)
  await scrollTo(page, 500)
  await findFooter(page).link(other.label).dispatchEvent('click')
  await expect(page).toHaveURL(other.address)
  await held.first
  await scrollTo(page, 620)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(long.address)
  await waitForFrames(page)
  await waitForFrames(page)
  await expectScroll(page, 620)
})

test('2.7.4 a reload keeps the position of a reader who scrolled on after a jump', {
  tag: '@both'
}, async ({ page, open }) => {
  await open(long.address)
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

test('2.7.4 returning from another website right after scrolling restores the position', {
  tag: '@both'
}, async ({ page, open }) => {
  // Another host, so that another process shows it; this browser has no
  // back/forward cache.
  const elsewhere = findSite('bare').origin.replace('localhost', '127.0.0.1')
  for (const [address, y] of [
    [long.address, 700],
    [long.address, 1500],
    [`${long.address}#first-part`, 900]
  ] as const) {
    await open(address)
    await scrollTo(page, y)
    await page.goto(elsewhere)
    await page.goBack()
    await waitForHydration(page)
    await waitForFrames(page)
    await expectScroll(page, y)
  }
})

test('2.7.4 after opening the same address again, Back from a jump returns to its top', async ({
  page,
  open
}) => {
  await open(long.address)
  await scrollTo(page, 500)
  await open(long.address)
  await expectScroll(page, 0)
  await jump(page)
  await page.goBack()
  await expect(page).toHaveURL(long.address)
  await expectScroll(page, 0)
})

test.describe('on a page with a different layout for fingers', () => {
  test.use({ site: 'everything' })

  // While the document is left, the browser no longer emulates a phone.
  test('2.7.4 a reload keeps the position below a row', {
    tag: '@phone'
  }, async ({ page, open }) => {
    await open('/docs/reference/forms')
    const row = page.locator('main tr[id]').last()
    await open(`/docs/reference/forms#${await row.getAttribute('id')}`)
    await scrollTo(page, (await readScroll(page)) + 150)
    const y = await readScroll(page)
    await page.reload()
    await waitForHydration(page)
    await waitForFrames(page)
    await expectScroll(page, y)
  })
})

/** Follow a link in the footer from a scroll position, and wait for its page. */
async function leaveAt(
  page: Page,
  y: number,
  target: typeof long
): Promise<void> {
  await scrollTo(page, y)
  await findFooter(page).link(target.label).dispatchEvent('click')
  await expectAt(page, target, 0)
}

/** The title changes with the address, slightly before the heading. */
async function expectAt(
  page: Page,
  { heading }: Pick<typeof long, 'heading'>,
  y: number
): Promise<void> {
  await expect(page).toHaveTitle(`${heading} | Hideable`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectScroll(page, y)
}

/** Jump to a heading from the table of contents. */
async function jump(page: Page): Promise<void> {
  await page.locator('nav a[href="#first-part"]:visible').click()
  await expect.poll(() => readScroll(page)).toBeGreaterThan(200)
}

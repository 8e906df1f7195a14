import { findSite } from '../support/sites.ts'
import {
  addLink,
  expectScroll,
  followUnseen,
  isMarked,
  markDocument,
  open,
  scrollTo,
  waitForFrames
} from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, isFirefox, test } from './test.ts'

/** A page that is long enough to scroll. */
const long = '/docs/long'
const footerLink = (path: string) => `footer a[href="${path}"]`

test('2.7.4 Back and Forward return to where each of several pages was left', async ({
  page
}) => {
  await openLong(page)
  await leaveAt(page, 700, 'Other page', '/docs/other')
  await leaveAt(page, 150, 'Long page', long)
  await scrollTo(page, 400)
  await page.back()
  await expectPage(page, 'Other page', 150)
  await page.back()
  await expectPage(page, 'Long page', 700)
  await page.forward()
  await expectPage(page, 'Other page', 150)
  await page.forward()
  await expectPage(page, 'Long page', 400)
})

test('2.7.4 going several entries at once returns to where the page was left', async ({
  page
}) => {
  await openLong(page)
  await leaveAt(page, 700, 'Other page', '/docs/other')
  await leaveAt(page, 150, 'Long page', long)
  await scrollTo(page, 400)
  await page.evaluate(() => window.history.go(-2))
  await expectPage(page, 'Long page', 700)
})

test('2.7.4 a reload keeps the position, and Back then returns to where the previous page was left', async ({
  page
}) => {
  await openLong(page)
  await leaveAt(page, 700, 'Other page', '/docs/other')
  await scrollTo(page, 150)
  await page.reload()
  await page.waitForHydration()
  await expectPage(page, 'Other page', 150)
  await page.back()
  await expectPage(page, 'Long page', 700)
})

test('2.7.4 Back to a page that has to load keeps the position until then', async ({
  page,
  serve
}) => {
  const { origin, hold, refuse } = await serve('hideable')
  refuse(/\/sw\.js/) // Its cache would answer instead.
  hold(/\/assets\/pages\/docs\/long\./).release()
  await page.open(origin + long)
  await page.waitForHydration()
  await leaveAt(page, 700, 'Other page', '/docs/other')
  await scrollTo(page, 150)
  const { first, release } = hold(/\/assets\/pages\/docs\/long\./)
  await page.reload()
  await page.waitForHydration()
  await page.evaluate(() => window.history.back())
  await first
  await page.waitFor(path => window.location.pathname === path, long)
  await waitForFrames(page)
  await expectPage(page, 'Other page', 150)
  release()
  await expectPage(page, 'Long page', 700)
})

test('2.7.4 after a jump, Back returns to its start, and Forward to where the reader was then', async ({
  page
}) => {
  await openLong(page)
  await scrollTo(page, 130)
  await followUnseen(page, 'nav a[href="#first-part"]')
  await page.waitFor(() => window.scrollY > 130)
  await scrollTo(page, 900)
  await page.back()
  await page.waitFor(() => window.location.hash === '')
  await expectScroll(page, 130)
  await page.forward()
  await page.waitFor(() => window.location.hash === '#first-part')
  await expectScroll(page, 900)
})

test('2.7.4 Back to a page with a hash returns to where it was left', async ({
  page
}) => {
  await openLong(page)
  await page.click('nav a[href="#first-part"]')
  await page.waitFor(() => window.location.hash === '#first-part')
  await leaveAt(page, 900, 'Other page', '/docs/other')
  await page.back()
  await expectPage(page, 'Long page', 900)
  expect(await page.readUrl()).toHaveProperty('hash', '#first-part')
})

test('2.7.4 Back from another document returns to where the page was left', async ({
  page
}) => {
  await openLong(page)
  await scrollTo(page, 700)
  await page.open(`${findSite('hideable').origin}/sitemap.xml`)
  await page.back()
  await page.waitForHydration()
  await expectScroll(page, 700)
})

test('2.7.4 a reload keeps the position of a reader who scrolled on after a jump', async ({
  page
}) => {
  await openLong(page)
  await page.click('nav a[href="#first-part"]')
  await page.waitFor(() => window.scrollY > 0)
  await scrollTo(page, 900)
  await page.reload()
  await page.waitForHydration()
  await expectScroll(page, 900)
  expect(await page.readUrl()).toHaveProperty('hash', '#first-part')
})

// Firefox never refuses, and Chromium ignores the excess.
test.skipIf(isFirefox)(
  'a link is followed when the browser refuses to change the history',
  async ({ page }) => {
    await openLong(page)
    await addLink(page, long)
    await markDocument(page)
    await page.evaluate(() => {
      for (let count = 0; count < 300; count++) {
        try {
          history.replaceState(history.state, '')
        } catch {}
      }
    })
    await page.click('#added')
    await expect.poll(() => isMarked(page)).toBe(false)
    await page.waitForHydration()
    expect(await page.readUrl()).toHaveProperty('pathname', long)
  }
)

function openLong(page: EnginePage): Promise<void> {
  return open(page, long, 'hideable')
}

/** Follow a link in the footer from a scroll position. */
async function leaveAt(
  page: EnginePage,
  y: number,
  heading: string,
  path: string
): Promise<void> {
  await scrollTo(page, y)
  await followUnseen(page, footerLink(path))
  await expectPage(page, heading, 0)
}

async function expectPage(
  page: EnginePage,
  heading: string,
  y: number
): Promise<void> {
  await page.see('h1', heading)
  await expectScroll(page, y)
}

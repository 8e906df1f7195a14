import { findSite } from '../support/sites.ts'
import { addLink, expectScroll, open, scrollTo } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, isFirefox, test } from './test.ts'

/** A page that is long enough to scroll. */
const long = '/docs/long'

test('2.7.4 Back from another document returns to where the page was left', async ({
  page
}) => {
  const { origin } = findSite('hideable')
  await openLong(page)
  await scrollTo(page, 700)
  await page.open(`${origin}/sitemap.xml`)
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

test('2.7.4 a link to a heading of another page marks and focuses it', async ({
  page
}) => {
  await open(page, '/docs/other', 'hideable')
  await addLink(page, '/docs/long#first-part')
  await page.click('#added')
  await page.waitFor(() => document.title === 'Long page | Hideable')
  await page.waitFor(() => document.activeElement?.id === 'first-part')
  expect(await readTarget(page)).toBe('first-part')
  expect(
    await page.evaluate(() => {
      const heading = document.querySelector('#first-part') as Element
      const { scrollMarginTop } = getComputedStyle(heading)
      const { top } = heading.getBoundingClientRect()
      return Math.abs(top - Number.parseFloat(scrollMarginTop))
    })
    // Firefox scrolls by whole pixels.
  ).toBeLessThan(1.5)
  await page.back()
  await page.waitFor(() => document.title === 'Other page | Hideable')
  expect(await readTarget(page)).toBe('')
  await page.forward()
  await page.waitFor(() => document.title === 'Long page | Hideable')
  expect(await readTarget(page)).toBe('first-part')
  expect(await page.evaluate(() => window.history.state.idx)).toBe(1)
})

// Firefox never refuses, and Chromium ignores what is too much.
test.skipIf(isFirefox)(
  'a link is followed when the browser refuses to change the history',
  async ({ page }) => {
    await openLong(page)
    await addLink(page, '/docs/long')
    await page.evaluate(() => {
      document.documentElement.dataset.mark = ''
      for (let count = 0; count < 300; count++) {
        try {
          history.replaceState(history.state, '')
        } catch {}
      }
    })
    await page.click('#added')
    await page.waitFor(() => !('mark' in document.documentElement.dataset))
    await page.waitForHydration()
    expect(await page.readUrl()).toHaveProperty('pathname', long)
  }
)

function readTarget(page: EnginePage): Promise<string> {
  return page.evaluate(() => document.querySelector(':target')?.id ?? '')
}

function openLong(page: EnginePage): Promise<void> {
  return open(page, long, 'hideable')
}

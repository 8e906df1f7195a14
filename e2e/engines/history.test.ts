import { describe, expect } from 'vitest'
import { findSite } from '../support/sites.ts'
import { engines } from './engines.ts'
import type { EnginePage } from './page.ts'

/** A page that is long enough to scroll. */
const long = '/docs/long'

describe.each(engines)('$name', ({ test }) => {
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
    await scrollTo(page, 1100)
    await page.reload()
    await page.waitForHydration()
    await expectScroll(page, 1100)
    expect(await page.readUrl()).toHaveProperty('hash', '#first-part')
  })
})

async function openLong(page: EnginePage): Promise<void> {
  await page.open(findSite('hideable').origin + long)
  await page.waitForHydration()
}

/** Scroll as a reader does, and wait until the position is stored. */
async function scrollTo(page: EnginePage, y: number): Promise<void> {
  await page.evaluate(top => {
    window.scrollTo({ top, behavior: 'instant' })
  }, y)
  await page.waitFor(top => window.history.state?.scroll?.y === top, y)
}

/** Expect how far the page is scrolled, when nothing moves it any more. */
async function expectScroll(page: EnginePage, y: number): Promise<void> {
  await page.waitFor(() => document.readyState === 'complete')
  await page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      )
  )
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(y)
}

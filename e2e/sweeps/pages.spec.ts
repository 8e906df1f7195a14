import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { readShifts, watchShifts } from '../support/layoutShifts.ts'
import { openAllDetails } from '../support/openAllDetails.ts'
import { scrollTo, waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'
import { collectFaults } from './collectFaults.ts'
import { expectAccessible } from './expectAccessible.ts'
import { findTooSmall, findTooSmallText, findTooWide } from './findMisfits.ts'
import { findRestyled, WHOLE_SHEET } from './findRestyled.ts'
import { contentPages, pageKinds } from './pageKinds.ts'
import { readDom, readLayout } from './readDom.ts'
import { countStops, walkByKeyboard } from './walkByKeyboard.ts'

test.use({
  site: 'own',
  // The page would complain about a blocked worker.
  serviceWorkers: 'allow'
})

for (const { kind, address } of pageKinds) {
  // Only a script can tell what is saved, so this page waits for it.
  const isOfflinePage = kind === 'offline page'

  test(`a ${kind} stays as it was served, without a complaint`, {
    tag: '@both'
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    const faults = collectFaults(page)
    const scripts = await holdRequests(page, /\/assets\/[^?]*\.js$/)
    const sheet = await holdRequests(page, WHOLE_SHEET)
    if (isOfflinePage) {
      await scripts.release()
      await sheet.release()
    }
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\S[\s\S]{30}/)
    await waitForFrames(page)
    const dom = await readDom(page)
    const layout = await readLayout(page)

    if (!isOfflinePage) {
      expect.soft(await findRestyled(page, sheet.release)).toEqual([])
    }
    await scripts.release()
    await waitForHydration(page)
    await waitForFrames(page)
    if (isOfflinePage) await waitForOffer(page)
    else {
      expect.soft(await readDom(page)).toEqual(dom)
      expect.soft(await readLayout(page)).toEqual(layout)
    }

    for (const y of [200, 600, 1200, 2400, 100_000]) await scrollTo(page, y)
    await scrollTo(page, 0)
    await waitForFrames(page)
    expect.soft(await readShifts(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test(`a ${kind} can be used with the keyboard and a screen reader`, {
    tag: '@both'
  }, async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(address)
    if (isOfflinePage) await waitForOffer(page)
    const stops = await walkByKeyboard(page, await countStops(page))
    // Identifiers in a sample become one tab stop once one of them is
    // focused.
    expect.soft(stops).toHaveLength(await countStops(page))
    const order = stops.map(stop => stop.order)
    expect.soft(order).toEqual([...order].sort((one, other) => one - other))
    expect.soft(stops.filter(stop => stop.faults.length > 0)).toEqual([])
    await openAllDetails(page)
    await expectAccessible(page)
  })

  test(`a ${kind} fits small screens, zoomed ones and large text`, {
    tag: '@both'
  }, async ({ open, page, isMobile }) => {
    await open(address)
    if (isOfflinePage) await waitForOffer(page)
    await openAllDetails(page)
    if (!isMobile) {
      for (const size of [
        { width: 320, height: 640 },
        { width: 640, height: 400 } // zoomed to 200 %
      ]) {
        await page.setViewportSize(size)
        await expectFit(page)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => findTooWide(page)).toEqual([])
  })
}

test.describe('with every construct', () => {
  test.use({ site: 'everything' })

  test('the whole style sheet changes nothing of what pages contain', {
    tag: '@both'
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Optional fonts may arrive before or after the first look.
    await page.route(/\/assets\/[^?]*\.(?:js|woff2)$/, route => route.abort())
    for (const address of contentPages) {
      const sheet = await holdRequests(page, WHOLE_SHEET)
      // The sheet may be requested before the page has loaded, and hold that up.
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await loadPictures(page)
      expect.soft(await findRestyled(page, sheet.release), address).toEqual([])
      await page.unroute(WHOLE_SHEET)
    }
  })
})

/** Wait until the offline page shows what can be saved. */
async function waitForOffer(page: Page): Promise<void> {
  await expect(
    page.getByRole('button', { name: 'Save all pages' })
  ).toBeVisible()
}

/** Some have their size from their file. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const loads = [...document.images].map(image => {
      image.loading = 'eager'
      return image.decode()
    })
    await Promise.allSettled(loads)
  })
}

/** The page is scrolled in one direction, its controls can be hit, its words read. */
async function expectFit(page: Page): Promise<void> {
  await waitForFrames(page)
  for (const find of [findTooWide, findTooSmall, findTooSmallText]) {
    await expect.poll(() => find(page)).toEqual([])
  }
}

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

// The page would complain about a blocked worker.
test.use({ serviceWorkers: 'allow' })

for (const { kind, address } of pageKinds) {
  test(`a ${kind} passes every probe`, { tag: '@both' }, async ({
    page,
    isMobile
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    const faults = collectFaults(page)
    const scripts = await holdRequests(page, /\/assets\/[^?]*\.js$/)
    const sheet = await holdRequests(page, WHOLE_SHEET)
    // Only a script can tell what is saved, so this page waits for it.
    const isOfflinePage = kind === 'offline page'
    if (isOfflinePage) {
      await scripts.release()
      await sheet.release()
    }
    await page.goto(address, { waitUntil: 'commit' })

    const served =
      await test.step('the served document shows the page', async () => {
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.getByRole('main')).toContainText(/\S[\s\S]{30}/)
        await waitForFrames(page)
        return { dom: await readDom(page), layout: await readLayout(page) }
      })

    await test.step('the whole style sheet changes nothing', async () => {
      if (isOfflinePage) return
      expect(await findRestyled(page, sheet.release)).toEqual([])
    })

    await test.step('the script hydrates the page unchanged', async () => {
      await scripts.release()
      await waitForHydration(page)
      await waitForFrames(page)
      if (isOfflinePage) {
        // The script requests what can be saved.
        await expect(
          page.getByRole('button', { name: 'Save all pages' })
        ).toBeVisible()
        return
      }
      expect(await readDom(page)).toEqual(served.dom)
      expect(await readLayout(page)).toEqual(served.layout)
    })

    await test.step('nothing moves while scrolling', async () => {
      for (const y of [200, 600, 1200, 2400, 100_000]) await scrollTo(page, y)
      await scrollTo(page, 0)
      await waitForFrames(page)
      expect(await readShifts(page)).toEqual([])
    })

    await test.step('Tab reaches everything, in order, with visible focus', async () => {
      const stops = await walkByKeyboard(page, await countStops(page))
      // Identifiers in a sample become one tab stop once one of them is
      // focused.
      expect(stops).toHaveLength(await countStops(page))
      const order = stops.map(stop => stop.order)
      expect(order).toEqual([...order].sort((one, other) => one - other))
      expect(stops.filter(stop => stop.faults.length > 0)).toEqual([])
    })

    await openAllDetails(page)
    await test.step('axe finds no problems', () => expectAccessible(page))

    await test.step('there were no complaints', () => {
      expect(faults).toEqual([])
    })

    if (!isMobile) {
      await test.step('it fits a screen of 320 px', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        await expectFit(page)
      })
      await test.step('it fits at 200 % zoom', async () => {
        await page.setViewportSize({ width: 640, height: 400 })
        await expectFit(page)
      })
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await test.step('it fits with text at twice the size', async () => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect.poll(() => findTooWide(page)).toEqual([])
    })
  })
}

test.describe('With every construct', () => {
  test.use({ site: 'everything' })

  test('the whole style sheet changes nothing of what pages contain', {
    tag: '@both'
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Optional fonts may arrive before or after the first look.
    await page.route(/\/assets\/[^?]*\.(?:js|woff2)$/, route => route.abort())
    for (const address of contentPages) {
      await test.step(address, async () => {
        const sheet = await holdRequests(page, WHOLE_SHEET)
        // The sheet may be requested before the page has loaded, and hold that up.
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await loadPictures(page)
        expect(await findRestyled(page, sheet.release)).toEqual([])
        await page.unroute(WHOLE_SHEET)
      })
    }
  })
})

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

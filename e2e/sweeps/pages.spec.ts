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
import {
  contentPages,
  findPage,
  type PageKind,
  pageKinds
} from './pageKinds.ts'
import { readDom, readLayout } from './readDom.ts'
import { countStops, walkByKeyboard } from './walkByKeyboard.ts'

test.use({
  site: 'own',
  // A blocked worker would cause a console message.
  serviceWorkers: 'allow'
})

for (const kind of pageKinds) {
  // This page depends on its script, because only a script knows the saved copy.
  const isOfflinePage = kind === 'offline page'

  test(`a ${kind} stays as served, without a console message`, {
    tag: '@both'
  }, async ({ page }) => {
    const address = requirePage(kind)
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
    await open(requirePage(kind))
    if (isOfflinePage) await waitForOffer(page)
    // The identifiers of a code block become a single tab stop when one of
    // them gets the focus, and drawings may become apps.
    const stops = await walkByKeyboard(page, 2 * (await countStops(page)))
    expect.soft(stops).toHaveLength(await countStops(page))
    const order = stops.map(stop => stop.order)
    expect.soft(order).toEqual([...order].sort((one, other) => one - other))
    expect.soft(stops.filter(stop => stop.faults.length > 0)).toEqual([])
    await openAllDetails(page)
    await expectAccessible(page)
  })

  test(`a ${kind} fits small screens, zoomed screens and large text`, {
    tag: '@both'
  }, async ({ open, page, isMobile }) => {
    await open(requirePage(kind))
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

  test('the whole style sheet doesn’t change the look of any content', {
    tag: '@both'
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Optional fonts may arrive before or after the styles are first read.
    await page.route(/\/assets\/[^?]*\.(?:js|woff2)$/, route => route.abort())
    for (const address of contentPages) {
      const sheet = await holdRequests(page, WHOLE_SHEET)
      // The held style sheet may delay the load event.
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await loadPictures(page)
      expect.soft(await findRestyled(page, sheet.release), address).toEqual([])
      await page.unroute(WHOLE_SHEET)
    }
  })
})

/** Find a page, or skip the test if our site has none of this kind. */
function requirePage(kind: PageKind): string {
  const address = findPage(kind)
  test.skip(address === undefined, `Our site has no ${kind}.`)
  return address ?? ''
}

/** Wait until the offline page shows what can be saved. */
async function waitForOffer(page: Page): Promise<void> {
  await expect(
    page.getByRole('button', { name: 'Save all pages' })
  ).toBeVisible()
}

/** Load all images, because some get their size from their file. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const loads = [...document.images].map(image => {
      image.loading = 'eager'
      return image.decode()
    })
    await Promise.allSettled(loads)
  })
}

/** Expect no sideways scrolling, no tiny controls, and no tiny text. */
async function expectFit(page: Page): Promise<void> {
  await waitForFrames(page)
  for (const find of [findTooWide, findTooSmall, findTooSmallText]) {
    await expect.poll(() => find(page)).toEqual([])
  }
}

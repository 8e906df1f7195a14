import type { Page } from '@playwright/test'
import { readShifts, watchShifts } from '../support/layoutShifts.ts'
import { waitForLife } from '../support/openPage.ts'
import { scrollTo, waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/siteTest.ts'
import { store } from '../support/storage.ts'
import { delayScripts } from './delayScripts.ts'
import { pageKinds } from './pageKinds.ts'
import { serveInParts } from './serveInParts.ts'

test.describe('Nothing jumps', () => {
  for (const { kind, address } of pageKinds) {
    test(`a ${kind} does not shift while scripts arrive and the reader scrolls`, async ({
      page
    }) => {
      await openLate(page, address)
      for (const y of [200, 600, 1200, 2400, 100_000]) await scrollTo(page, y)
      await waitForFrames(page)
      expect(await readShifts(page)).toEqual([])
    })
  }

  for (const { kind, address } of pageKinds) {
    test(`a ${kind} does not shift while its document arrives in parts`, async ({
      page,
      baseURL
    }) => {
      const line = await serveInParts(baseURL ?? '')
      await watchShifts(page)
      await page.goto(line.origin + address)
      await waitForFrames(page)
      expect(await readShifts(page)).toEqual([])
      await line.stop()
    })
  }

  test('a page with what readers have stored does not shift either', async ({
    page
  }) => {
    await store(page, {
      theme: 'dark',
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': 'announcement-bar'
    })
    await openLate(page, '/docs/form/started')
    await waitForFrames(page)
    expect(await readShifts(page)).toEqual([])
  })

  test.describe(() => {
    test.use({ site: 'handbook' })

    for (const { name, stored } of [
      { name: 'an announcement bar', stored: {} },
      {
        name: 'a dismissed bar',
        stored: {
          'docusaurus.announcement.dismiss': 'true',
          'docusaurus.announcement.id': 'release-2'
        }
      }
    ]) {
      test(`a page with ${name} does not shift`, async ({ page }) => {
        await store(page, stored)
        await openLate(page, '/docs/guide/start')
        await waitForFrames(page)
        expect(await readShifts(page)).toEqual([])
      })
    }

    for (const address of [
      '/docs/content/images',
      '/docs/content/tabs?os=mac',
      '/docs/content/code'
    ]) {
      test(`${address} does not shift`, async ({ page }) => {
        await openLate(page, address)
        for (const y of [300, 900, 100_000]) await scrollTo(page, y)
        await waitForFrames(page)
        expect(await readShifts(page)).toEqual([])
      })
    }
  })
})

/** Open a page whose scripts arrive late, and note what moves. */
async function openLate(page: Page, address: string): Promise<void> {
  await watchShifts(page)
  await delayScripts(page, 2000)
  await page.goto(address)
  await waitForLife(page)
}

import type { Page } from '@playwright/test'
import { waitForLife } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { waitForFrames } from '../support/scroll.ts'
import { store } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'
import { recordFrames } from './recordFrames.ts'

test.describe('Nothing flashes', () => {
  test.use({ site: 'handbook' })

  /**
   * Between the window's edge and the text, where only the background shows.
   */
  const margin = { x: 3, y: 400 }
  /** In the bar if there is one, otherwise in the navbar. */
  const top = { x: 3, y: 4 }

  for (const { mode, system, isRight } of [
    {
      mode: 'dark',
      system: 'light',
      isRight: (bright: number) => bright < 0.3
    },
    { mode: 'light', system: 'dark', isRight: (bright: number) => bright > 0.7 }
  ] as const) {
    test(`no frame for a reader of the ${mode} mode is in the other one`, async ({
      page
    }) => {
      await page.emulateMedia({ colorScheme: system })
      await store(page, { theme: mode })
      const recording = await recordArrival(page)
      const luminances = await recording.readLuminances(margin)
      expect(luminances.length).toBeGreaterThan(0)
      expect(luminances.filter(bright => !isRight(bright))).toEqual([])
    })
  }

  test('no frame shows a dismissed bar', async ({ page }) => {
    await store(page, {
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': 'release-2'
    })
    const recording = await recordArrival(page)
    const luminances = await recording.readLuminances(top)
    expect(luminances.length).toBeGreaterThan(0)
    expect(luminances.filter(bright => bright < 0.5)).toEqual([])
  })

  test('every frame shows a bar that was not dismissed', async ({ page }) => {
    const recording = await recordArrival(page)
    const luminances = await recording.readLuminances(top)
    expect(luminances.length).toBeGreaterThan(0)
    expect(luminances.filter(bright => bright > 0.5)).toEqual([])
  })
})

/**
 * Record how a document replaces another one, with its script some frames late.
 * The first document is not recorded: before it the browser shows a page of its
 * own.
 */
async function recordArrival(page: Page) {
  await page.goto('/docs/guide/second')
  await waitForFrames(page)
  const scripts = await holdRequests(page, /\/assets\/[^?]*\.(?:js|css)$/)
  const recording = await recordFrames(page)
  await page.goto('/docs/guide/start', { waitUntil: 'domcontentloaded' })
  for (let count = 0; count < 5; count += 1) await waitForFrames(page)
  await scripts.release()
  await waitForLife(page)
  await waitForFrames(page)
  return recording
}

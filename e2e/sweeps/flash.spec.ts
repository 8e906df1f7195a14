import type { Page } from '@playwright/test'
import { waitForLife } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { waitForFrames } from '../support/scroll.ts'
import { store } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'
import { recordFrames } from './recordFrames.ts'

test.use({ site: 'handbook' })

/** Between the window's edge and the text, where only the background shows. */
const margin = { x: 3, y: 400 }
/** In the announcement bar if there is one, otherwise in the navbar. */
const top = { x: 3, y: 4 }
const dismissed = {
  'docusaurus.announcement.dismiss': 'true',
  'docusaurus.announcement.id': 'release-2'
}

const dark = { theme: 'dark' }
const light = { theme: 'light' }

for (const [reader, system, stored, point, least, most] of [
  ['of the dark mode gets no light frame', 'light', dark, margin, 0, 0.3],
  ['of the light mode gets no dark frame', 'dark', light, margin, 0.7, 1],
  ['who dismissed the bar never sees it', 'light', dismissed, top, 0.5, 1],
  ['who has not always sees it', 'light', {}, top, 0, 0.5]
] as const) {
  test(`a reader ${reader}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    await store(page, stored)
    const recording = await recordArrival(page)
    const seen = await recording.readLuminances(point)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter(each => each < least || each > most)).toEqual([])
  })
}

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

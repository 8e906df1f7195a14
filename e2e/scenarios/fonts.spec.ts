import { expectSameDocument, markDocument } from '../support/documents.ts'
import { drawsWith } from '../support/drawsWith.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { readShifts, watchShifts } from '../support/layoutShifts.ts'
import { expect, test } from '../support/test.ts'

// The worker would answer the second document's requests.
test.use({ site: 'handbook', serviceWorkers: 'block' })

test('fonts that were too late for the first page move nothing on it, and are used from a later page on', async ({
  page,
  heading
}) => {
  await watchShifts(page)
  const fonts = await holdRequests(page, /\.woff2$/)
  await page.goto('/docs/guide/start', { waitUntil: 'domcontentloaded' })
  await fonts.first
  // A font that is late for its first use stays unused.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0
  )
  await fonts.release()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true'
  )
  expect(await page.evaluate(drawsWith, 'Geist')).toBe(false)
  expect(await readShifts(page)).toEqual([])
  await markDocument(page)
  // They load when the reader first navigates.
  await expect(async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Second', exact: true })
      .click()
    await expect(heading).toHaveText('The second step')
    await page.goBack()
    await expect(heading).toHaveText('Start')
    for (const family of ['Geist', 'Geist Mono']) {
      expect(await page.evaluate(drawsWith, family)).toBe(true)
    }
  }).toPass()
  await expectSameDocument(page)
})

import type { Locator, Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { saveData } from '../support/connection.ts'
import { openPage } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { addLink } from '../support/links.ts'
import { findFooter } from '../support/parts.ts'
import { expectScroll, scrollTo } from '../support/scroll.ts'
import { sharedSites } from '../support/sites.ts'
import { denyStorage } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/long'
const startTitle = 'Long page | Hideable'
const otherScript = '**/assets/pages/docs/other.*.js'
const otherTitle = 'Other page | Hideable'

test.use({ site: 'hideable' })

test.beforeEach(({ page }) => saveData(page))

test('8.2 a page that still fails to load after a reload shows the error and a Retry button', async ({
  page,
  open,
  footer
}) => {
  await page.route(otherScript, route => route.abort())
  // Use up the page's only automatic reload, then request the page again.
  await open(start)
  const warned = waitForReloaded(page)
  await footer.link('Other').click()
  await warned
  await open(start)
  await footer.link('Other').click()
  await expect(findRetry(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    /^Error: Loading \S+\/assets\/pages\/docs\/other\.\w+\.js failed\.$/
  )
  await expect(page).toHaveURL('/docs/other')
})

test('8.2 the error is in a red box with white text, half as wide as the page, above the footer', async ({
  page
}) => {
  await failToLoad(page)
  const box = page.locator('main', { has: findRetry(page) })
  await expect(box).toHaveCSS('background-color', 'rgb(250, 56, 62)')
  await expect(box).toHaveCSS('border-color', 'rgb(250, 56, 62)')
  await expect(box).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(box).toHaveCSS('border-radius', '4px')
  await expect(box).toHaveCSS('margin-top', '80px')
  const { x, width } = await readBox(box)
  const whole = await page.evaluate(() => document.body.clientWidth)
  expect(width).toBeCloseTo(whole / 2, 0)
  expect(x).toBeCloseTo(whole / 4, 0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('8.2 the tab is titled Page Error until the reader goes back or follows another link', async ({
  page
}) => {
  await failToLoad(page)
  await expect(page).toHaveTitle('Page Error')
  await page.goBack()
  await expect(findRetry(page)).toHaveCount(0)
  await expect(page).toHaveTitle(startTitle)
  await page.goForward()
  await expect(page).toHaveTitle('Page Error')
  await findFooter(page).link('Long').click()
  await expect(findRetry(page)).toHaveCount(0)
  await expect(page).toHaveTitle(startTitle)
})

test('8.2 a failed retry shows the error again', async ({ page }) => {
  const retry = await failToLoad(page)
  await page.unroute(otherScript)
  const held = await holdRequests(page, otherScript)
  await retry.click()
  await held.first
  await expect(retry).toHaveCount(0)
  await held.fail()
  await expect(retry).toBeVisible()
})

test('8.2 automatic retries leave the focus where it is', async ({ page }) => {
  const retry = await failToLoad(page)
  await retry.focus()
  const failures = countFailures(page)
  await expect.poll(failures, { timeout: 30_000 }).toBe(2)
  await expect(retry).toBeFocused()
})

test('8.2 the page appears without a click when the server responds again', async ({
  page,
  serveSite,
  heading
}) => {
  const site = await serveSite(sharedSites.hideable)
  await denyStorage(page)
  await openPage(page, site.origin + start)
  await site.stop()
  await findFooter(page).link('Other').click()
  await expect(findRetry(page)).toBeVisible()
  await site.start()
  await expect(heading).toHaveText('Other page')
  await expect(page).toHaveTitle(otherTitle)
})

test('8.2 the page appears as soon as the connection is back', async ({
  page,
  heading
}) => {
  await page.clock.install()
  await failToLoad(page)
  // No pause ends while the clock stands still.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect(findRetry(page)).toBeVisible()
  await page.unroute(otherScript)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(heading).toHaveText('Other page')
  await expect(page).toHaveTitle(otherTitle)
})

test('8.2 9 Lazy loader delay: Retry shows nothing for 200 ms, then a loader, and then the page', async ({
  page,
  heading
}) => {
  await page.clock.install()
  const retry = await failToLoad(page)
  await page.unroute(otherScript)
  const held = await holdRequests(page, otherScript)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await retry.click()
  await held.first
  const loader = page.getByRole('status', { name: 'Loading' })
  await expect(retry).toHaveCount(0)
  await page.clock.runFor(199)
  await expect(loader).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(loader).toBeVisible()
  const { width, height } = await readBox(loader.locator('svg'))
  expect({ width, height }).toEqual({ width: 128, height: 110 })
  await held.release()
  await expect(loader).toHaveCount(0)
  await expect(page).toHaveTitle(otherTitle)
  await expect(heading).toHaveText('Other page')
})

test('2.7.2 a failed page is loaded once as a document, is readable and opens at its hash, and Back returns to where the previous page was left', async ({
  page,
  open,
  heading
}) => {
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.route(otherScript, route => route.abort())
  await open(start)
  const link = await addLink(page, '/docs/other#only-part', 'end')
  await scrollTo(page, 700)
  documents.length = 0
  const warned = waitForReloaded(page)
  await link.dispatchEvent('click')
  await warned
  await expect(page).toHaveURL('/docs/other#only-part')
  await expect(heading).toHaveText('Other page')
  await expect(page.locator('#only-part')).toBeInViewport()
  expect(documents).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(start)
  await expect(page).toHaveTitle(startTitle)
  await expectScroll(page, 700)
})

/**
 * Follow a link to a page that fails to load. Storage is denied, so the page
 * isn't loaded as a document first.
 *
 * @returns the Retry button
 */
async function failToLoad(page: Page): Promise<Locator> {
  await denyStorage(page)
  await page.route(otherScript, route => route.abort())
  await openPage(page, start)
  await findFooter(page).link('Other').click()
  const retry = findRetry(page)
  await expect(retry).toBeVisible()
  return retry
}

/** Count the failed requests for the page from now on. */
function countFailures(page: Page): () => number {
  let count = 0
  page.on('requestfailed', request => {
    if (request.url().includes('/assets/pages/docs/other.')) count += 1
  })
  return () => count
}

function findRetry(page: Page): Locator {
  return page.getByRole('button', { name: 'Retry' })
}

/** Wait until the page has also failed to load as a document. */
async function waitForReloaded(page: Page): Promise<void> {
  let isReloaded = false
  page.on('request', request => {
    isReloaded ||= request.isNavigationRequest()
  })
  await page.waitForEvent('console', {
    predicate: message =>
      isReloaded && message.text().includes('failed to load')
  })
}

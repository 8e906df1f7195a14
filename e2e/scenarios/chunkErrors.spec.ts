import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { saveData } from '../support/connection.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { addLink } from '../support/links.ts'
import { expectScroll, scrollTo } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'
const startTitle = 'Get started with permissions | Toolbox'
const queryScript = '**/assets/pages/docs/query/started.*.js'
const queryTitle = 'Get started with queries | Toolbox'

test.beforeEach(({ page }) => saveData(page))

test('8.2 A page fails to load again after a reload', async ({
  page,
  open,
  heading,
  footer
}) => {
  const retry = page.getByRole('button', { name: 'Retry' })
  const box = page.locator('main', { has: retry })
  const query = footer.link('Query')
  await page.clock.install()
  await page.route(queryScript, route => route.abort())
  // Use up the one reload that a page gets, then request it again.
  await open(start)
  const warned = waitForReloaded(page)
  await query.click()
  await warned
  await open(start)
  await query.click()

  await test.step('8.2 it shows the error and Retry', async () => {
    await expect(retry).toBeVisible()
    await expect(box.getByRole('alert')).toHaveText(
      /^Error: Loading \S+\/assets\/pages\/docs\/query\/started\.\w+\.js failed\.$/
    )
    await expect(page).toHaveURL('/docs/query/started')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
  await test.step('8.2 the box is red with white text, half as wide as the page', async () => {
    await expect(box).toHaveCSS('background-color', 'rgb(250, 56, 62)')
    await expect(box).toHaveCSS('border-color', 'rgb(250, 56, 62)')
    await expect(box).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(box).toHaveCSS('border-radius', '4px')
    await expect(box).toHaveCSS('margin-top', '80px')
    const { x, width } = await readBox(box)
    const whole = await page.evaluate(() => document.body.clientWidth)
    expect(width).toBeCloseTo(whole / 2, 0)
    expect(x).toBeCloseTo(whole / 4, 0)
  })
  await test.step('8.2 the tab is titled Page Error until the reader goes back', async () => {
    await expect(page).toHaveTitle('Page Error')
    await page.goBack()
    await expect(retry).toHaveCount(0)
    await expect(page).toHaveTitle(startTitle)
  })
  await test.step('8.2 the next link works', async () => {
    await query.click()
    await expect(retry).toBeVisible()
    await footer.link('Store').click()
    await expect(page).toHaveTitle('Get started with store | Toolbox')
    await expect(retry).toHaveCount(0)
  })
  await test.step('8.2 a Retry that fails shows the error again', async () => {
    await query.click()
    await expect(retry).toBeVisible()
    await page.unroute(queryScript)
    const held = await holdRequests(page, queryScript)
    await retry.click()
    await held.first
    await expect(retry).toHaveCount(0)
    await held.fail()
    await expect(retry).toBeVisible()
  })
  await test.step('8.2 9 Lazy loader delay: while loading, nothing shows for 200 ms, then a loader', async () => {
    await page.unroute(queryScript)
    const held = await holdRequests(page, queryScript)
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
  })
  await test.step('8.2 Retry loads the page', async () => {
    await expect(page).toHaveTitle(queryTitle)
    await expect(heading).toHaveText('Get started with queries')
  })
})

test('2.7.2 A page reloaded because its files failed to load', async ({
  page,
  open,
  heading
}) => {
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.route(queryScript, route => route.abort())
  await test.step('2.7.2 it is loaded once, is readable and opens at its hash, not at the other page’s position', async () => {
    await open(start)
    const link = await addLink(page, '/docs/query/started#next-steps')
    await scrollTo(page, 700)
    documents.length = 0
    const warned = waitForReloaded(page)
    await link.dispatchEvent('click')
    await warned
    await expect(page).toHaveURL('/docs/query/started#next-steps')
    await expect(heading).toHaveText('Get started with queries')
    await expect(page.locator('#next-steps')).toBeInViewport()
    expect(documents).toHaveLength(1)
  })
  await test.step('2.7.2 back leads to the previous page', async () => {
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect(page).toHaveTitle(startTitle)
    await expectScroll(page, 700)
  })
})

/** Wait until the document load caused by the failure has failed as well. */
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

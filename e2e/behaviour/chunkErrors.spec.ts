import type { Locator, Page } from '@playwright/test'
import { emulateConnection } from '../support/connection.ts'
import { footerLink } from '../support/footerLink.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'
const startTitle = /^Get started with permissions \| /
const queryScript = '**/assets/pages/docs/query/started.*.js'

test.beforeEach(({ page }) => emulateConnection(page, { saveData: true }))

test.describe('8.2 Chunk load failure', () => {
  test('8.2 a page that did not come after a reload either shows the error and Retry', async ({
    page
  }) => {
    await page.route(queryScript, route => route.abort())
    await failTwice(page)
    await expect(box(page).getByRole('alert')).toHaveText(
      /^Error: Loading \S+\/assets\/pages\/docs\/query\/started\.\w+\.js failed\.$/
    )
    await expect(retry(page)).toBeVisible()
    await expect(page).toHaveURL('/docs/query/started')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('8.2 the box is red with white letters, half as wide as the page', async ({
    page
  }) => {
    await page.route(queryScript, route => route.abort())
    await failTwice(page)
    await expect(box(page)).toHaveCSS('background-color', 'rgb(250, 56, 62)')
    await expect(box(page)).toHaveCSS('border-color', 'rgb(250, 56, 62)')
    await expect(box(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(box(page)).toHaveCSS('border-radius', '4px')
    await expect(box(page)).toHaveCSS('margin-top', '80px')
    const { x = 0, width = 0 } = (await box(page).boundingBox()) ?? {}
    const whole = await page.evaluate(() => document.body.clientWidth)
    expect(width).toBeCloseTo(whole / 2, 0)
    expect(x).toBeCloseTo(whole / 4, 0)
  })

  test('8.2 the tab is titled Page Error, and no longer on the way back', async ({
    page
  }) => {
    await page.route(queryScript, route => route.abort())
    await failTwice(page)
    await expect(page).toHaveTitle('Page Error')
    await page.goBack()
    await expect(retry(page)).toHaveCount(0)
    await expect(page).toHaveTitle(startTitle)
  })

  test('8.2 Retry loads the page', async ({ page }) => {
    await page.route(queryScript, route => route.abort())
    await failTwice(page)
    await page.unroute(queryScript)
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Get started with queries'
    )
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
  })

  test('8.2 Retry that fails shows the error again', async ({ page }) => {
    await page.route(queryScript, route => route.abort())
    await failTwice(page)
    await page.unroute(queryScript)
    const held = await holdRequests(page, queryScript)
    await retry(page).click()
    await held.first
    await expect(retry(page)).toHaveCount(0)
    await held.fail()
    await expect(retry(page)).toBeVisible()
  })

  test('8.2 while it loads nothing shows for 200 ms, then a loader', async ({
    page
  }) => {
    await page.clock.install()
    await page.route(queryScript, route => route.abort())
    await failTwice(page)
    await page.unroute(queryScript)
    const held = await holdRequests(page, queryScript)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await retry(page).click()
    await held.first
    const loader = page.getByRole('status', { name: 'Loading' })
    await expect(retry(page)).toHaveCount(0)
    await page.clock.runFor(199)
    await expect(loader).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(loader).toBeVisible()
    const { width, height } = (await loader.locator('svg').boundingBox()) ?? {}
    expect({ width, height }).toEqual({ width: 128, height: 110 })
    await held.release()
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
    await expect(loader).toHaveCount(0)
  })

  test('8.2 the next link leads on', async ({ page }) => {
    await page.route(queryScript, route => route.abort())
    await failTwice(page)
    await footerLink(page, 'Store').click()
    await expect(page).toHaveTitle('Get started with store | Toolbox')
    await expect(retry(page)).toHaveCount(0)
  })
})

test.describe('8.3 Page without a default export', () => {
  test('8.3 the crash page names its path', async ({ page }) => {
    await page.route(queryScript, async route => {
      const response = await route.fetch()
      const text = await response.text()
      const body = text.replace(/\bdefault:\(\)=>[\w$]+,?/, '')
      expect(body).not.toBe(text)
      await route.fulfill({ response, body })
    })
    await openPage(page, start)
    await footerLink(page, 'Query').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page crashed.'
    )
    await expect(page.locator('main p')).toHaveText(
      "The page component at /docs/query/started doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component."
    )
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

/** Use up the one reload that a page gets, and ask for it again. */
async function failTwice(page: Page): Promise<void> {
  await openPage(page, start)
  const warned = waitForWarning(page)
  await footerLink(page, 'Query').click()
  await warned
  await waitForWarning(page) // of the document that was loaded then
  await openPage(page, start)
  await footerLink(page, 'Query').click()
  await expect(retry(page)).toBeVisible()
}

async function waitForWarning(page: Page): Promise<void> {
  await page.waitForEvent('console', {
    predicate: message => message.text().includes('did not come')
  })
}

function box(page: Page): Locator {
  return page.locator('main', { has: retry(page) })
}

function retry(page: Page): Locator {
  return page.getByRole('button', { name: 'Retry' })
}

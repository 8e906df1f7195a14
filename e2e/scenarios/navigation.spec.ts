import type { Page } from '@playwright/test'
import { saveData } from '../support/connection.ts'
import {
  expectNewDocument,
  expectSameDocument,
  markDocument,
  waitForHydration
} from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { addLink } from '../support/links.ts'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'
const startTitle = 'Get started with permissions | Toolbox'
const queryScript = '**/assets/pages/docs/query/started.*.js'
const queryTitle = 'Get started with queries | Toolbox'

// Nothing is loaded before the click that needs it.
test.beforeEach(({ page }) => saveData(page))

test('2.7.1 The previous page stays while the next one loads', async ({
  page,
  open,
  bar,
  footer
}) => {
  const held = await holdRequests(page, queryScript)
  const heading = page.getByRole('heading', { level: 1 })
  const current = bar.root.locator('[aria-current=page]')
  await open(start)
  await expect(current).toHaveText(['Permissions'])
  const announcer = page.locator('[aria-live=polite][aria-atomic=true]')
  await expect(announcer).toBeEmpty()
  await footer.link('Query').click()
  await held.first

  await test.step('2.7.1 the address is new, page and navbar are still the previous ones', async () => {
    await expect(page).toHaveURL('/docs/query/started')
    await expect(heading).toHaveText('Get started with permissions')
    await expect(page).toHaveTitle(startTitle)
    await expect(current).toHaveText(['Permissions'])
  })
  await test.step('2.7.1 no loader takes its place, and it can be used', async () => {
    await expect(page.locator('#nprogress')).toBeVisible() // 200 ms have passed
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expect(heading).toBeVisible()
    const tabs = page.locator('main [role=tablist]').first().getByRole('tab')
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false')
    await tabs.nth(1).click()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('2.7.1 the new page shows once its files have loaded', async () => {
    await held.release()
    await expect(heading).toHaveText('Get started with queries')
    await expect(page).toHaveTitle(queryTitle)
    await expect(current).toHaveText(['Query'])
    await expect(announcer).toHaveText(queryTitle)
  })
})

test('2.7.2 A page whose files fail to load is loaded as a document', async ({
  page,
  open,
  footer
}) => {
  await test.step('12.6 2.7.2 the new address is loaded as a document, and the console warns', async () => {
    await open(start)
    await markDocument(page)
    await failUntilReload(page, queryScript)
    const warning = waitForWarning(page)
    await footer.link('Query').click()
    expect((await warning).type()).toBe('warning')
    await expectNewDocument(page)
    await expect(page).toHaveURL('/docs/query/started')
    await waitForHydration(page)
    await expect(page).toHaveTitle(queryTitle)
  })
})

test('2.7.3 A reader changes their mind while a page is loading', async ({
  page,
  open,
  footer
}) => {
  const query = await holdRequests(page, queryScript)
  const store = await holdRequests(page, '**/pages/docs/store/started.*.js')
  const shown = page.getByRole('heading', { level: 1 })
  await open(start)
  await markDocument(page)

  await test.step('2.7.3 the last of two clicks wins, once its page has loaded', async () => {
    await footer.link('Query').click()
    await query.first
    await footer.link('Store').click()
    await store.first
    const arrived = page.waitForResponse(/pages\/docs\/query\/started\./)
    await query.release()
    await (await arrived).finished()
    await expect(page).toHaveURL('/docs/store/started')
    await waitForFrames(page)
    await expect(shown).toHaveText('Get started with permissions')
    await store.release()
    await expect(shown).toHaveText('Get started with store')
    await expect(page).toHaveURL('/docs/store/started')
  })
  await test.step('2.7.8 pointing at a link and then clicking it shows its page', async () => {
    const link = await addLink(page, '/docs/store/api#top?x')
    await link.hover()
    await link.click()
    await expect(page).toHaveTitle(/^Store API/)
    await expectSameDocument(page)
  })
})

test('2.7.10 React hydrates once the files of the page have loaded', async ({
  page,
  footer
}) => {
  const html = page.locator('html')
  const ownScript = '**/assets/pages/docs/permissions/started.*.js'

  await test.step('2.7.10 hydration waits for the files of the page', async () => {
    const held = await holdRequests(page, ownScript)
    await page.goto(start, { waitUntil: 'domcontentloaded' })
    await held.first
    await expect(html).toHaveAttribute('data-has-hydrated', 'false')
    await held.release()
    await expect(html).toHaveAttribute('data-has-hydrated', 'true')
  })
  await test.step('2.7.10 without them the served page stays and links load documents', async () => {
    await page.route(ownScript, route => route.abort())
    const warning = page.waitForEvent('console', {
      predicate: message => message.type() === 'warning'
    })
    await page.goto(start)
    await warning
    await markDocument(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Get started with permissions'
    )
    await expect(html).toHaveAttribute('data-has-hydrated', 'false')
    await footer.link('Query').click()
    await expectNewDocument(page)
    await expect(page).toHaveTitle(queryTitle)
  })
})

/** Make requests fail until the next document is requested. */
async function failUntilReload(page: Page, pattern: string): Promise<void> {
  let isReloaded = false
  page.on('request', request => {
    isReloaded ||= request.isNavigationRequest()
  })
  await page.route(pattern, route =>
    isReloaded ? route.continue() : route.abort()
  )
}

function waitForWarning(page: Page) {
  return page.waitForEvent('console', {
    predicate: message => message.text().includes('failed to load')
  })
}

test('the next page waits for the whole style sheet, even if it failed before', async ({
  page,
  footer
}) => {
  const pattern = /\/assets\/client\.[^?]*\.css$/
  const heading = page.getByRole('heading', { level: 1 })
  await page.route(pattern, route => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto(start)
  await failed
  await waitForHydration(page)
  await markDocument(page)
  const sheet = await holdRequests(page, pattern)
  await footer.link('Blog').click()
  await sheet.first
  await expect(page).toHaveURL('/blog')
  await expect(heading).toHaveText('Get started with permissions')
  await sheet.release()
  await expect(heading).toHaveText('Blog')
  await expectSameDocument(page)
})

import type { Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import { emulateConnection } from '../support/connection.ts'
import {
  expectNewDocument,
  expectSameDocument,
  markDocument
} from '../support/documentMark.ts'
import { footerLink } from '../support/footerLink.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'
const startHeading = 'Get started with permissions'
const queryScript = '**/assets/pages/docs/query/started.*.js'
const storeScript = '**/assets/pages/docs/store/started.*.js'

// Nothing is loaded before the click that asks for it.
test.beforeEach(({ page }) => emulateConnection(page, { saveData: true }))

test.describe('2.7.1 While the next page is on its way', () => {
  test('2.7.1 the address is the new one and the page the one before', async ({
    page
  }) => {
    const held = await holdRequests(page, queryScript)
    await openPage(page, start)
    await footerLink(page, 'Query').click()
    await held.first
    await expect(page).toHaveURL('/docs/query/started')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      startHeading
    )
    await expect(page).toHaveTitle(`${startHeading} | Toolbox`)
    await held.release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Get started with queries'
    )
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
  })

  test('2.7.1 the navbar still marks where the reader was', {
    tag: '@desktop'
  }, async ({ page }) => {
    const current = page
      .getByRole('navigation', { name: 'Main' })
      .locator('[aria-current=page]')
    const held = await holdRequests(page, queryScript)
    await openPage(page, start)
    await expect(current).toHaveText(['Permissions'])
    await footerLink(page, 'Query').click()
    await held.first
    await expect(page).toHaveURL('/docs/query/started')
    await expect(current).toHaveText(['Permissions'])
    await held.release()
    await expect(current).toHaveText(['Query'])
  })

  test('2.7.1 the page before can be used', async ({ page }) => {
    const held = await holdRequests(page, queryScript)
    await openPage(page, start)
    await footerLink(page, 'Query').click()
    await held.first
    await page.locator('main [role=tab][aria-selected=false]').first().click()
    await expect(
      page.locator('main [role=tablist]').first().getByRole('tab').nth(1)
    ).toHaveAttribute('aria-selected', 'true')
    await held.release()
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
  })

  test('2.7.1 no loader takes its place', async ({ page }) => {
    const held = await holdRequests(page, queryScript)
    await openPage(page, start)
    await footerLink(page, 'Query').click()
    await held.first
    await expect(page.locator('#nprogress')).toBeVisible() // 200 ms have passed
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expect(page.getByText(startHeading).first()).toBeVisible()
    await held.release()
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
  })
})

test.describe('2.7.2 When the files of a page do not come', () => {
  test('2.7.2 the new address is loaded as a document', async ({ page }) => {
    await failUntilReload(page, queryScript)
    await openPage(page, start)
    await markDocument(page)
    await footerLink(page, 'Query').click()
    await expectNewDocument(page)
    await expect(page).toHaveURL('/docs/query/started')
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true'
    )
  })

  test('2.7.2 the console warns', async ({ page }) => {
    await failUntilReload(page, queryScript)
    await openPage(page, start)
    const warning = page.waitForEvent('console', {
      predicate: message => message.text().includes('did not come')
    })
    await footerLink(page, 'Query').click()
    expect((await warning).type()).toBe('warning')
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
  })

  test('2.7.2 it is loaded once, and can be read even if they never come', async ({
    page
  }) => {
    const documents: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.route(queryScript, route => route.abort())
    await openPage(page, start)
    await footerLink(page, 'Query').click()
    await page.waitForEvent('console', {
      predicate: message =>
        message.text().includes('did not come') &&
        page.url().endsWith('/docs/query/started')
    })
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
    await expect(
      page.getByText('Get started with queries').first()
    ).toBeVisible()
    expect(documents).toHaveLength(2)
  })

  test('2.7.2 a table of pages that does not come leads to the document too', async ({
    page
  }) => {
    await failUntilReload(page, '**/pages/docs/query.json')
    await openPage(page, start)
    await markDocument(page)
    await footerLink(page, 'Query').click()
    await expectNewDocument(page)
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
  })
})

test('2.7.3 of two clicks the last one wins, once its page is there', async ({
  page
}) => {
  const query = await holdRequests(page, queryScript)
  const store = await holdRequests(page, storeScript)
  await openPage(page, start)
  await markDocument(page)
  await footerLink(page, 'Query').click()
  await query.first
  await footerLink(page, 'Store').click()
  await store.first
  await query.release()
  const shown = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL('/docs/store/started')
  await page.waitForFunction(() => window.toolbox !== undefined)
  await expect(shown).toHaveText(startHeading)
  await store.release()
  await expect(shown).toHaveText('Get started with store')
  await expect(page).toHaveURL('/docs/store/started')
  await expectSameDocument(page)
})

test('2.7.3 going back while a page is on its way stays where the reader was', async ({
  page
}) => {
  const query = await holdRequests(page, queryScript)
  await openPage(page, start)
  await footerLink(page, 'Query').click()
  await query.first
  await page.goBack()
  await expect(page).toHaveURL(start)
  await query.release()
  await footerLink(page, 'Query').click()
  await expect(page).toHaveTitle('Get started with queries | Toolbox')
  await page.goBack()
  await expect(page).toHaveTitle(`${startHeading} | Toolbox`)
})

test('2.7.9 the document tells whether React has taken it over', async ({
  page
}) => {
  const held = await holdRequests(page, '**/assets/client.*.js')
  await page.goto(start, { waitUntil: 'commit' })
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-has-hydrated', 'false')
  await held.first
  await expect(html).toHaveAttribute('data-has-hydrated', 'false')
  await held.release()
  await expect(html).toHaveAttribute('data-has-hydrated', 'true')
})

test.describe('2.7.10 Hydration', () => {
  const ownScript = '**/assets/pages/docs/permissions/started.*.js'

  test('2.7.10 hydration waits for the files of the page', async ({ page }) => {
    const held = await holdRequests(page, ownScript)
    await page.goto(start)
    await held.first
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-has-hydrated', 'false')
    await held.release()
    await expect(html).toHaveAttribute('data-has-hydrated', 'true')
  })

  test('2.7.10 without them the served page stays and links load documents', async ({
    page
  }) => {
    await page.route(ownScript, route => route.abort())
    const warning = page.waitForEvent('console', {
      predicate: message => message.type() === 'warning'
    })
    await page.goto(start)
    await warning
    await markDocument(page)
    await expect(page.getByText(startHeading).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'false'
    )
    await footerLink(page, 'Query').click()
    await expectNewDocument(page)
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
  })
})

test('2.7.8 a link that is pointed at, then clicked, shows its page', async ({
  page
}) => {
  await openPage(page, start)
  await markDocument(page)
  const link = await addLink(page, '/docs/store/api#top?x')
  await link.hover()
  await link.click()
  await expect(page).toHaveTitle(/^Store API/)
  await expectSameDocument(page)
})

/** Let requests fail until the second document is asked for. */
async function failUntilReload(page: Page, pattern: string): Promise<void> {
  let documents = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) documents++
  })
  await page.route(pattern, route =>
    documents > 1 ? route.continue() : route.abort()
  )
}

import type { Locator, Page } from '@playwright/test'
import { readAnimations, recordAnimations } from '../support/animations.ts'
import { saveData } from '../support/connection.ts'
import {
  expectNewDocument,
  expectSameDocument,
  markDocument,
  waitForHydration
} from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { follow } from '../support/links.ts'
import { routeRequests } from '../support/routeRequests.ts'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/guide/start'
const startScript = '**/assets/pages/docs/guide/start.*.js'
const wholeSheet = /\/assets\/client\.[^?]*\.css$/
const second = '/docs/guide/second'
const secondScript = '**/assets/pages/docs/guide/second.*.js'
const secondTitle = 'The second step | Handbook'

test.use({ site: 'handbook' })

// Nothing is loaded before the click that needs it.
test.beforeEach(({ page }) => saveData(page))

test('2.7.1 while the next page loads, only the address changes; the previous page stays usable, without a loader', async ({
  page,
  open,
  bar,
  footer,
  heading
}) => {
  const held = await holdRequests(page, startScript)
  await open('/docs/content/tabs')
  await footer.link('Start').click()
  await held.first
  await expect(page.locator('#nprogress')).toBeVisible() // 200 ms have passed
  await expect(page).toHaveURL(start)
  await expect(page).toHaveTitle('Tabs | Handbook')
  await expect(heading).toHaveText('Tabs')
  await expect(currentItem(bar)).toHaveText(['Content'])
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  const tab = page.getByRole('tab', { name: 'Apple' })
  await expect(tab).toHaveAttribute('aria-selected', 'false')
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

for (const { name, motion, expected } of [
  {
    name: 'the next page appears softly and is legible at once',
    motion: 'no-preference',
    expected: [
      {
        property: 'opacity',
        duration: 120,
        easing: undefined,
        from: 0.4,
        to: 1
      }
    ]
  },
  {
    name: 'with reduced motion, the next page doesn’t fade in',
    motion: 'reduce',
    expected: []
  }
] as const) {
  test(name, async ({ page, open, footer, heading }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await recordAnimations(page)
    await open('/docs/content/tabs')
    expect(await readAnimations(page)).toEqual([])
    await markDocument(page)
    await footer.link('Start').click()
    await expect(heading).toHaveText('Start')
    await expectSameDocument(page)
    expect(await readAnimations(page)).toEqual(expected)
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
  })
}

test('2.7.1 the next page shows once its files have loaded, with its title, navbar item and announcement', async ({
  page,
  open,
  bar,
  footer,
  heading
}) => {
  const held = await holdRequests(page, startScript)
  await open('/docs/content/tabs')
  const announcer = page.locator('[aria-live=polite][aria-atomic=true]')
  await expect(announcer).toBeEmpty()
  await footer.link('Start').click()
  await held.first
  await expect(heading).toHaveText('Tabs')
  await held.release()
  await expect(heading).toHaveText('Start')
  await expect(page).toHaveTitle('Start | Handbook')
  await expect(currentItem(bar)).toHaveText(['Start'])
  await expect(announcer).toHaveText('Start | Handbook')
})

test('12.6 2.7.2 a page whose files fail to load is loaded as a document, and the console warns', async ({
  page,
  open
}) => {
  await open(start)
  await markDocument(page)
  await failUntilReload(page, secondScript)
  const warning = page.waitForEvent('console', {
    predicate: message => message.text().includes('failed to load')
  })
  await follow(page, 'Second')
  expect((await warning).type()).toBe('warning')
  await expectNewDocument(page)
  await waitForHydration(page)
  await expect(page).toHaveURL(second)
  await expect(page).toHaveTitle(secondTitle)
})

test('2.7.3 the last of two clicks wins, once its page has loaded', async ({
  page,
  open,
  heading
}) => {
  const first = await holdRequests(page, secondScript)
  const last = await holdRequests(page, '**/pages/docs/plain/one.*.js')
  await open(start)
  await follow(page, 'Second')
  await first.first
  await follow(page, 'One')
  await last.first
  const arrived = page.waitForResponse(/pages\/docs\/guide\/second\./)
  await first.release()
  await (await arrived).finished()
  await waitForFrames(page)
  await expect(page).toHaveURL('/docs/plain/one')
  await expect(heading).toHaveText('Start')
  await last.release()
  await expect(page).toHaveTitle('One | Handbook')
  await expect(page).toHaveURL('/docs/plain/one')
})

test('2.7.10 hydration waits for the page’s files', async ({ page }) => {
  const html = page.locator('html')
  const held = await holdRequests(page, startScript)
  await page.goto(start, { waitUntil: 'domcontentloaded' })
  await held.first
  await expect(html).toHaveAttribute('data-has-hydrated', 'false')
  await held.release()
  await expect(html).toHaveAttribute('data-has-hydrated', 'true')
})

test('2.7.10 hydration requests the whole style sheet again if it failed, and waits for it', async ({
  page
}) => {
  const html = page.locator('html')
  const held = await holdRequests(page, wholeSheet)
  await page.route(wholeSheet, route => route.abort(), { times: 1 })
  await page.goto(start, { waitUntil: 'domcontentloaded' })
  await held.first
  await expect(html).toHaveAttribute('data-has-hydrated', 'false')
  await held.release()
  await expect(html).toHaveAttribute('data-has-hydrated', 'true')
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  await markDocument(page)
  await follow(page, 'News')
  await expect(page).toHaveTitle('News | Handbook')
  await expectSameDocument(page)
})

for (const [missing, pattern] of [
  ['the page’s files', startScript],
  ['the whole style sheet', wholeSheet]
] as const) {
  test(`2.7.10 without ${missing}, the served page stays, and its links load documents`, async ({
    page,
    heading
  }) => {
    await page.route(pattern, route => route.abort())
    const warning = page.waitForEvent('console', {
      predicate: message => message.type() === 'warning'
    })
    await page.goto(start)
    await warning
    await markDocument(page)
    await expect(heading).toHaveText('Start')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-has-hydrated', 'false')
    await follow(page, 'Second')
    await expectNewDocument(page)
    await expect(page).toHaveTitle(secondTitle)
  })
}

function currentItem({ root }: { readonly root: Locator }): Locator {
  return root.locator('[aria-current=page]')
}

/** Make requests fail until the next document is requested. */
async function failUntilReload(page: Page, pattern: string): Promise<void> {
  let isReloaded = false
  page.on('request', request => {
    isReloaded ||= request.isNavigationRequest()
  })
  await routeRequests(page, pattern, route =>
    isReloaded ? route.continue() : route.abort()
  )
}

import type { BrowserContext, Page } from '@playwright/test'
import { openPage } from '../../../../e2e/support/documents.ts'
import { findMenu } from '../../../../e2e/support/parts.ts'
import type { SiteSource } from '../../../../e2e/support/sites.ts'
import { expect, type FixtureSite, test } from '../../../../e2e/support/test.ts'
import { collectFaults } from '../../../../e2e/sweeps/collectFaults.ts'
import { expectAccessible } from '../../../../e2e/sweeps/expectAccessible.ts'
import { getReleases } from './releases.fixture.ts'

/** The texts of marked blocks. */
const listMarks = (page: Page) =>
  page.locator('main .prose [data-new]').allInnerTexts()

/** The labels of marked pages and categories in the sidebar. */
const listDots = (page: Page) =>
  page
    .locator('aside[data-page-navigation] [data-new]')
    .filter({ visible: true })
    .allInnerTexts()

const findNotice = (page: Page) =>
  page.getByRole('complementary', { name: 'New since your last visit' })

/** Close all tabs and open another one. */
async function startVisit(context: BrowserContext): Promise<Page> {
  for (const page of context.pages()) await page.close()
  return context.newPage()
}

/** Open a tab after a release that followed the reader's first visit. */
async function startSecondVisit(
  context: BrowserContext,
  serveSite: (source: SiteSource) => Promise<FixtureSite>
): Promise<{ readonly page: Page; readonly origin: string }> {
  const [before, after] = await getReleases()
  const site = await serveSite(before)
  const first = await startVisit(context)
  await openPage(first, `${site.origin}/docs/same`)
  await waitUntilIdle(first)
  await site.deploy(after)
  return { page: await startVisit(context), origin: site.origin }
}

async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise(resolve => requestIdleCallback(() => resolve(undefined)))
  )
}

test.use({ serviceWorkers: 'allow' })
// Its tests share the builds of both releases.
test.describe.configure({ mode: 'default', timeout: 600_000 })

for (const worker of ['with', 'without'] as const) {
  test(`${worker} a worker, a reader who comes back after a release sees what's new, until they have read it`, async ({
    context,
    serveSite
  }) => {
    if (worker === 'without') {
      await context.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      })
    }
    const [before, after] = await getReleases()
    const site = await serveSite(before)
    const requested: string[] = []
    context.on('request', request => requested.push(request.url()))
    let page = await startVisit(context)
    await openPage(page, `${site.origin}/docs/start`)
    await waitUntilIdle(page)
    expect(requested.filter(url => /changes/.test(url))).toEqual([])
    expect(await listMarks(page)).toEqual([])

    await site.deploy(after)
    page = await startVisit(context)
    const faults = collectFaults(page)
    await openPage(page, `${site.origin}/docs/start`)
    // A worker responds with the document that it has stored.
    if (worker === 'with') await page.reload()
    await expect(findNotice(page)).toContainText(
      '3 parts are new since your last visit'
    )
    expect((await listMarks(page)).map(text => text.trim())).toEqual([
      'New words.',
      'Another item',
      'const a = 2'
    ])
    expect(await listDots(page)).toEqual(['More', 'Other'])
    const category = page.getByRole('button', { name: 'More' })
    await category.click()
    await expect.poll(() => listDots(page)).toEqual(['Inner', 'Other'])
    await category.click()
    await expect.poll(() => listDots(page)).toEqual(['More', 'Other'])
    await expect(page.getByText('New words.')).toHaveAttribute(
      'aria-description',
      'New since your last visit'
    )

    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('New words.')).toBeFocused()
    await page.reload()
    await expect.poll(() => listMarks(page)).toHaveLength(3)

    await page.getByRole('link', { name: 'Same' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Same')
    await expect(findNotice(page)).toHaveCount(0)
    expect(await listMarks(page)).toEqual([])
    await page.getByRole('link', { name: 'Other' }).first().click()
    await expect.poll(() => listMarks(page)).toEqual(['New words of other.'])
    await expect.poll(() => listDots(page)).toEqual(['More'])
    await category.click()
    await page.getByRole('link', { name: 'Inner' }).first().click()
    await expect.poll(() => listMarks(page)).toEqual(['New words of inner.'])
    await expect.poll(() => listDots(page)).toEqual([])
    expect(faults).toEqual([])

    page = await startVisit(context)
    await openPage(page, `${site.origin}/docs/start`)
    await waitUntilIdle(page)
    expect(await listMarks(page)).toEqual([])
    expect(await listDots(page)).toEqual([])
  })
}

test('marks and dots stay offline', async ({ context, serveSite }) => {
  const [before, after] = await getReleases()
  const site = await serveSite(before)
  let page = await startVisit(context)
  await openPage(page, `${site.origin}/docs/start`)
  await waitUntilIdle(page)
  await site.deploy(after)
  page = await startVisit(context)
  await openPage(page, `${site.origin}/docs/start`)
  await page.reload()
  await expect.poll(() => listMarks(page)).toHaveLength(3)
  await waitUntilIdle(page)
  await site.stop()
  await page.reload()
  await expect(findNotice(page)).toBeVisible()
  expect(await listMarks(page)).toHaveLength(3)
  expect(await listDots(page)).toEqual(['More', 'Other'])
  // The browser has prefetched it.
  await page.getByRole('link', { name: 'Other' }).first().click()
  await expect.poll(() => listMarks(page)).toEqual(['New words of other.'])
  await site.start()
})

test('a reader can mark everything as read', async ({ context, serveSite }) => {
  const { page, origin } = await startSecondVisit(context, serveSite)
  await openPage(page, `${origin}/docs/start`)
  await page.reload()
  await expect.poll(() => listDots(page)).toEqual(['More', 'Other'])
  await findNotice(page).getByRole('link', { name: 'All changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s new')
  await findNotice(page)
    .getByRole('button', { name: 'Mark all as read' })
    .click()
  await expect(findNotice(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Other' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
  await page.reload()
  await waitUntilIdle(page)
  expect(await listMarks(page)).toEqual([])
})

test('on a phone, the menu marks pages with new text, and everything is accessible', async ({
  context,
  serveSite
}) => {
  const { page, origin } = await startSecondVisit(context, serveSite)
  await page.setViewportSize({ width: 390, height: 844 })
  // axe measures colors at once, while links still fade to another mode.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, `${origin}/docs/start`)
  await page.reload()
  await expect(findNotice(page)).toBeVisible()
  await expectAccessible(page)
  await findMenu(page).open()
  const dots = page.locator('ul[data-level] [data-new]')
  await expect(dots).toHaveText(['More', 'Other'])
  await dots.first().click()
  await expect(dots).toHaveText(['Inner', 'Other'])
  await expectAccessible(page)
})

test('marks shift nothing, and print leaves them out', async ({
  context,
  serveSite
}) => {
  const { page, origin } = await startSecondVisit(context, serveSite)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openPage(page, `${origin}/docs/start`)
  await page.reload()
  await expect(findNotice(page)).toBeVisible()
  await waitUntilIdle(page)
  expect(await page.evaluate('window.shifts')).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(findNotice(page)).toBeHidden()
  const content = await page
    .getByText('New words.')
    .evaluate(element => getComputedStyle(element, '::after').content)
  expect(content).toBe('none')
})

test('without storage, nothing is marked and nothing fails', async ({
  context,
  serveSite
}) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        }
      })
    }
  })
  const [, after] = await getReleases()
  const site = await serveSite(after)
  const page = await startVisit(context)
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  await openPage(page, `${site.origin}/docs/start`)
  await waitUntilIdle(page)
  expect(await listMarks(page)).toEqual([])
  expect(errors).toEqual([])
})

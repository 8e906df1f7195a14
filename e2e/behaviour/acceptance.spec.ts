import type { Locator, Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import { colorSwitch } from '../support/colorSwitch.ts'
import { emulateConnection } from '../support/connection.ts'
import {
  expectNewDocument,
  expectSameDocument,
  markDocument
} from '../support/documentMark.ts'
import { footerLink } from '../support/footerLink.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { openPage, waitForLife } from '../support/openPage.ts'
import { scrollTo } from '../support/scroll.ts'
import { expect, test } from '../support/siteTest.ts'
import { readStored, store } from '../support/storage.ts'

/** The journeys of behaviour 12, each as a reader makes it. */

test('12.1 the layout changes between 996 and 997 pixels', {
  tag: '@desktop'
}, async ({ page }) => {
  await openPage(page, '/docs/form/started')
  for (const [width, isWide] of [
    [1280, true],
    [996, false],
    [997, true]
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(sidebar(page)).toBeVisible({ visible: isWide })
    await expect(menuToggle(page)).toBeVisible({ visible: !isWide })
  }
})

test('12.2 the menu has two panels, and Back closes it before it leaves', {
  tag: '@phone'
}, async ({ page }) => {
  await openPage(page, '/docs/form/started')
  await footerLink(page, 'Query').click()
  await expect(page).toHaveURL(/\/docs\/query\//)
  const url = page.url()
  await menuToggle(page).click()
  const menu = page.getByRole('dialog')
  const back = menu.getByRole('button', { name: 'Back to main menu' })
  await expect(back).toBeVisible()
  await back.click()
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeInViewport()
  await expect(back).not.toBeInViewport()
  await page.evaluate(() => history.back())
  await expect(menu).toBeHidden()
  expect(page.url()).toBe(url)
  await page.goBack()
  await expect(page).toHaveURL('/docs/form/started')
})

test('12.3 a stored dark mode is there before scripts, in every tab', async ({
  page,
  context
}) => {
  await store(page, { theme: 'dark' })
  const scripts = await holdRequests(page, /\/assets\/[^?]*\.js$/)
  await page.goto('/docs/form/started')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await scripts.release()
  await waitForLife(page)
  await expect(await colorSwitch(page)).toHaveAccessibleName(/dark mode\)$/)
  const other = await context.newPage()
  await openPage(other, '/blog')
  await (await colorSwitch(page)).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await other.goto('/blog?docusaurus-theme=dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await readStored(other, 'theme')).toBe('light')
})

test.describe(() => {
  test.use({ site: 'handbook' })

  test('12.4 a dismissed bar stays away until its id changes', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page)).toBeHidden()
    await page.reload()
    await waitForLife(page)
    await expect(bar(page)).toBeHidden()
    // As if the reader had dismissed the bar of the last release.
    await page.evaluate(() =>
      localStorage.setItem('docusaurus.announcement.id', 'release-1')
    )
    await page.reload()
    await expect(bar(page)).toBeVisible()
  })
})

test.describe(() => {
  test.use({ site: 'manual' })

  test('12.4 a bar that can’t be closed ignores a stored dismissal', async ({
    page
  }) => {
    await openPage(page, '/')
    const id = await readStored(page, 'docusaurus.announcement.id')
    await store(page, {
      'docusaurus.announcement.id': id ?? '',
      'docusaurus.announcement.dismiss': 'true'
    })
    await page.reload()
    await waitForLife(page)
    await expect(bar(page)).toBeVisible()
  })
})

test.describe(() => {
  test.beforeEach(async ({ page }) => {
    await emulateConnection(page, { saveData: true })
    await page.clock.install()
  })

  for (const [time, isSeen] of [
    [150, false],
    [400, true]
  ] as const) {
    test(`12.5 a page that takes ${time} ms ${isSeen ? 'shows a' : 'shows no'} bar`, async ({
      page
    }) => {
      await openPage(page, '/docs/form/started')
      await page.clock.pauseAt(Date.now() + 3_600_000)
      const chunk = await holdRequests(page, /pages\/docs\/query\/[^/]+\.js$/)
      await footerLink(page, 'Query').click()
      await chunk.first
      await page.clock.runFor(time)
      await expect(progress(page)).toHaveCount(isSeen ? 1 : 0)
      await chunk.release()
      await expect(page).toHaveURL(/\/docs\/query\//)
      await page.clock.resume()
      await expect(progress(page)).toHaveCount(0)
    })
  }

  test('12.5 a hash that changes shows no bar', async ({ page }) => {
    await openPage(page, '/docs/permissions/started')
    await (await addLink(page, '#next-steps')).click()
    await expect(page).toHaveURL(/#next-steps$/)
    await page.clock.runFor(400)
    await expect(progress(page)).toHaveCount(0)
  })
})

test('12.6 a page whose chunk is missing is loaded as a document', async ({
  page
}) => {
  await openPage(page, '/docs/form/started')
  await markDocument(page)
  await page.route(/pages\/docs\/query\/[^/]+\.js$/, route => route.abort(), {
    times: 1
  })
  await footerLink(page, 'Query').click()
  await expect(page).toHaveURL(/\/docs\/query\//)
  await expectNewDocument(page)
})

test('12.7 an entry of the contents leads to its heading, below the navbar', {
  tag: '@desktop'
}, async ({ page }) => {
  await openPage(page, '/docs/permissions/started')
  const contents = page.getByLabel('Table of contents')
  const entry = contents.getByRole('link').nth(2)
  const hash = (await entry.getAttribute('href')) ?? ''
  await entry.click()
  await expect(page).toHaveURL(new RegExp(`${hash}$`))
  await expect(entry).toHaveAttribute('aria-current', /./)
  const heading = await page.locator(hash).boundingBox()
  const navbar = await mainNavigation(page).boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual(navbar?.height ?? Infinity)
})

test('12.8 ways of writing an address lead to one doc, others to 404', async ({
  page
}) => {
  for (const address of [
    '/docs/query/started',
    '/docs/query/started.html',
    '/docs/query/started/',
    '/DOCS/query/STARTED'
  ]) {
    await openPage(page, address)
    await expect(heading(page)).toHaveText('Get started with queries')
  }
  for (const address of ['/docs/nope', '/nope']) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Page Not Found')
  }
})

test('12.9 the first Tab of every page is the skip link', async ({ page }) => {
  await openPage(page, '/docs/form/started')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL('/docs/form/started')
  await footerLink(page, 'Query').click()
  await expect(page).toHaveTitle(/^Get started with queries/)
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
})

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' }
] as const) {
  test(`12.10 with ${Object.keys(connection)} nothing is fetched before a click`, async ({
    page
  }) => {
    await emulateConnection(page, connection)
    const requests: string[] = []
    page.on('request', request => {
      if (request.url().includes('/pages/')) requests.push(request.url())
    })
    await openPage(page, '/docs/form/started')
    const own = requests.splice(0).length
    expect(own).toBeLessThanOrEqual(1)
    await scrollTo(page, 1_000_000)
    await footerLink(page, 'Query').hover()
    expect(requests).toEqual([])
    await markDocument(page)
    await footerLink(page, 'Query').click()
    await expect(page).toHaveURL(/\/docs\/query\//)
    await expectSameDocument(page)
  })
}

test('12.11 a category page has a card for each child, and its neighbours', async ({
  page
}) => {
  await openPage(page, '/docs/category/query-manager')
  await expect(heading(page)).toHaveText('Query Manager')
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards).toHaveText([
    'Overview',
    'CRUD hooks',
    'Query keys',
    'Mutations',
    'Examples',
    'API reference'
  ])
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const last = crumbs.getByRole('listitem').last()
  await expect(last).toHaveText('Query Manager')
  await expect(last.getByRole('link')).toHaveCount(0)
  await page.locator('a[rel=next]').click()
  await expect(page).toHaveURL('/docs/query/queryManager/overview')
  await page.locator('a[rel=prev]').click()
  await expect(page).toHaveURL('/docs/category/query-manager')
})

test('12.12 with reduced motion a category closes within a frame', {
  tag: '@desktop'
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/docs/query/queryManager/examples')
  const toggle = page.getByLabel("category 'Query Manager'")
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const list = page.locator('aside li').filter({ has: toggle }).locator('> ul')
  await toggle.click()
  await expect(list).toHaveCSS('display', 'none')
})

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' })
}

function menuToggle(page: Page): Locator {
  return page.getByRole('button', { name: 'Toggle navigation bar' })
}

function mainNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main', exact: true })
}

function bar(page: Page): Locator {
  return page.getByRole('banner')
}

function progress(page: Page): Locator {
  return page.locator('#nprogress')
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

import type { Page, Request } from '@playwright/test'
import { saveData } from '../support/connection.ts'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { findFooter } from '../support/parts.ts'
import { scrollTo } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

// A page that the first one has no link to, and its neighbour.
const start = '/docs/permissions/started'
const target = '/docs/logger/settings'
const targetTitle = 'Logger settings | Toolbox'
const file = 'assets/pages/docs/logger/settings.'
const other = '/docs/logger/api'

/** Where the scripts and styles of all pages are. */
const pages = '/assets/pages/'

test('7.2 A link comes into view', async ({ page, open }) => {
  const requests = watchTarget(page)
  await open(start)
  await move(page)
  const link = await addLink(page, target, 'end')

  await test.step('7.2 the page of a link out of view is not fetched', async () => {
    const requested = page.waitForRequest(/logger\/api\./)
    await addLink(page, other)
    await requested
    expect(requests).toEqual([])
  })
  await test.step('7.2 in view, its files are fetched but not run', async () => {
    const request = page.waitForRequest(isTarget)
    await link.scrollIntoViewIfNeeded()
    await request
    await expect.poll(() => listFetched(page, file)).toHaveLength(1)
    // Shared by many pages; it loads with the first one opened.
    expect(await listFetched(page, 'sidebars/current-logger.')).toEqual([])
    await expect(scripts(page)).toHaveCount(0)
  })
})

test('7.2 A link only scrolls past', async ({ page, open }) => {
  await page.clock.install()
  const requests = watchTarget(page)
  await open(start)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const link = await addLink(page, target)

  await test.step('7.2 it is not fetched', async () => {
    await expectSeen(page, true)
    await page.clock.runFor(60)
    await page.evaluate(() => window.scrollTo(0, 3000))
    await expectSeen(page, false)
    await page.clock.resume()
    // Pages are fetched in order, so this one would come later.
    await expectFetchedNext(page, other)
    expect(requests).toEqual([])
  })
  await test.step('7.2 it is fetched if it stays in view', async () => {
    const request = page.waitForRequest(isTarget)
    await link.scrollIntoViewIfNeeded()
    await request
  })
})

test('7.2 Until the reader interacts, at most twelve pages are fetched', async ({
  page,
  open
}) => {
  const fetched = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (
      /^\/assets\/pages\/(?!docs\/permissions\/started).*\.js$/.test(pathname)
    )
      fetched.add(pathname)
  })
  await page.setViewportSize({ width: 1280, height: 4000 })
  await page.clock.install()
  await open(start)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const countLater = async () => {
    await passTime(page)
    return fetched.size
  }
  await expect.poll(countLater).toBeGreaterThan(9)
  for (let round = 0; round < 5; round++) {
    expect(await countLater()).toBeLessThanOrEqual(12)
  }
  await page.mouse.move(5, 2000)
  await page.mouse.move(5, 2010)
  await expect.poll(countLater).toBeGreaterThan(12)
})

test('7.2 A page that every page links to costs one request', async ({
  page,
  open
}) => {
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  await open(start)
  await expect(async () => {
    const files = await listFetched(page, pages)
    expect(files.length).toBeGreaterThan(5)
    const requested = paths.filter(
      path =>
        /^\/(?:pages|assets\/pages)\//.test(path) &&
        !path.includes('/permissions/started.')
    )
    // One table for all of them, and a script each.
    expect(requested.sort()).toEqual(['/pages/root.json', ...files].sort())
  }).toPass()
})

test('7.3 A reader points at a link', async ({ page, open, context }) => {
  await open(start)
  await markDocument(page)

  await test.step('7.3 focus alone loads nothing', async () => {
    await (await addLink(page, target)).focus()
    await (await addLink(page, other)).dispatchEvent('mouseover')
    await expect(page.locator('script[src*="logger/api."]')).toHaveCount(1)
    await expect(scripts(page)).toHaveCount(0)
  })
  await test.step('7.3 pointing loads and runs the files of its page', async () => {
    const link = page.getByRole('link', { name: `Link to ${target}` })
    await link.hover()
    await expect(scripts(page)).toHaveCount(1)
  })
  await test.step('7.3 the click then needs no network', async () => {
    await expectLoaded(page)
    await context.setOffline(true)
    await page
      .getByRole('link', { name: `Link to ${target}`, exact: true })
      .click()
    await expect(page).toHaveTitle(targetTitle)
    await expectSameDocument(page)
  })
})

test('7.3 A reader touches a link', { tag: '@phone' }, async ({
  page,
  open,
  context
}) => {
  await open(start)
  await markDocument(page)
  const link = await addLink(page, target)
  await test.step('7.3 touching loads and runs the files of its page', async () => {
    await link.dispatchEvent('touchstart')
    await expect(scripts(page)).toHaveCount(1)
  })
  await test.step('7.3 the tap then needs no network', async () => {
    await expectLoaded(page)
    await context.setOffline(true)
    await link.tap()
    await expect(page).toHaveTitle(targetTitle)
    await expectSameDocument(page)
  })
})

test('12.10 7.4 A reader who saves data fetches nothing before a click', async ({
  page,
  open
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await saveData(page)
  await page.clock.install()
  await open(start)
  await page.waitForLoadState('load')
  const pages = requests.filter(url => url.includes('/assets/pages/'))
  expect(pages.length).toBeLessThanOrEqual(1)
  requests.length = 0
  const link = await addLink(page, target)
  await link.hover()
  await link.dispatchEvent('touchstart')
  await scrollTo(page, 1_000_000)
  await findFooter(page).link('Query').hover()
  await scrollTo(page, 0)
  await passTime(page)
  expect(requests).toEqual([])
  await markDocument(page)
  await link.click()
  await expect(page).toHaveTitle(targetTitle)
  await expectSameDocument(page)
})

test('7.7 The global object is frozen and fetches pages for other scripts', async ({
  page,
  open
}) => {
  await open(start)
  expect(await page.evaluate(() => Object.isFrozen(window.toolbox))).toBe(true)
  await page.evaluate(path => window.toolbox?.prefetch(path), target)
  await expect.poll(() => listFetched(page, file)).toHaveLength(1)
  await expect(scripts(page)).toHaveCount(0)
  await page.evaluate(path => window.toolbox?.preload(path), other)
  await expect(page.locator('script[src*="logger/api."]')).toHaveCount(1)
})

/** Interact, so that more than the first pages are fetched. */
async function move(page: Page): Promise<void> {
  // The page starts listening shortly after hydration.
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestIdleCallback(() => resolve(), { timeout: 1000 })
      })
  )
  await page.mouse.move(3, 400)
  await page.mouse.move(3, 410)
}

function isTarget(request: Request): boolean {
  return request.url().includes(file)
}

function watchTarget(page: Page): readonly string[] {
  const urls: string[] = []
  page.on('request', request => {
    if (isTarget(request)) urls.push(request.url())
  })
  return urls
}

/** List the paths of files that were fetched, and not as a script or style. */
function listFetched(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate(
    text =>
      performance
        .getEntriesByType('resource')
        .filter(entry => 'initiatorType' in entry)
        .filter(({ initiatorType }) => initiatorType === 'fetch')
        .map(({ name }) => new URL(name).pathname)
        .filter(path => path.includes(text)),
    part
  )
}

function scripts(page: Page) {
  return page.locator(`script[src*="${file}"]`)
}

/** Show a link at the end of the text, and wait until its page is fetched. */
async function expectFetchedNext(page: Page, address: string): Promise<void> {
  const fetched = page.waitForRequest(request =>
    request.url().includes(`${address}.`)
  )
  await addLink(page, address, 'end')
  await page.evaluate(() => window.scrollTo(0, 1_000_000))
  await fetched
}

/** Wait until the page's script has run and its sidebar has loaded. */
async function expectLoaded(page: Page): Promise<void> {
  await page.evaluate(path => window.toolbox?.preload(path), target)
  await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /current-logger|logger\/settings/.test(name))
        .length >= 2
  )
}

/** Expect whether the browser has reported the added link as visible. */
async function expectSeen(page: Page, isSeen: boolean): Promise<void> {
  await page.evaluate(
    ([text, expected]) =>
      new Promise<void>(resolve => {
        const link = [...document.links].find(
          ({ textContent }) => textContent === text
        )
        const observer = new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting !== expected) return
          observer.disconnect()
          resolve()
        })
        if (link) observer.observe(link)
      }),
    [`Link to ${target}`, isSeen] as const
  )
}

/** More than a link must stay in view; the browser's idle moments included. */
async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(1000)
}

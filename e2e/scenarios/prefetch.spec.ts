import type { Locator, Page } from '@playwright/test'
import { saveData } from '../support/connection.ts'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { findFooter } from '../support/parts.ts'
import { scrollTo } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

// A page that the first one has no link to, and its neighbour.
const start = '/docs/permissions/started'
const target = '/docs/logger/settings'
const other = '/docs/logger/api'

test.describe('7.2 Links in view', () => {
  let requests: readonly string[]
  test.beforeEach(async ({ page, open }) => {
    requests = watchPages(page)
    await page.clock.install()
    await open(start)
    await page.clock.pauseAt(Date.now() + 3_600_000)
  })

  test('7.2 A link comes into view', async ({ page }) => {
    await page.mouse.move(3, 400)
    const link = await addLink(page, target, 'end')
    await test.step('7.2 the page of a link out of view is not fetched', async () => {
      await addLink(page, other)
      await expectFetched(page, requests, other)
      expect(requests.filter(isOf(target))).toEqual([])
    })
    await test.step('7.2 in view, its files are fetched but not run', async () => {
      await link.scrollIntoViewIfNeeded()
      await expectFetched(page, requests, target)
      // Shared by many pages; it loads with the first one opened.
      expect(requests.filter(isOf('sidebars/current-logger'))).toEqual([])
      await expect(findScripts(page, target)).toHaveCount(0)
    })
  })

  test('7.2 A link only scrolls past', async ({ page }) => {
    await page.mouse.move(3, 400)
    const link = await addLink(page, target)
    await test.step('7.2 it is not fetched', async () => {
      await expectSeen(link, true)
      await page.clock.runFor(60)
      await page.evaluate(() => window.scrollTo(0, 3000))
      await expectSeen(link, false)
      // Pages are fetched in order, so this one comes later.
      await (await addLink(page, other, 'end')).scrollIntoViewIfNeeded()
      await expectFetched(page, requests, other)
      expect(requests.filter(isOf(target))).toEqual([])
    })
    await test.step('7.2 it is fetched if it stays in view', async () => {
      await link.scrollIntoViewIfNeeded()
      await expectFetched(page, requests, target)
    })
  })
})

for (const [title, tag, point] of [
  [
    '7.3 A reader points at a link',
    '@desktop',
    (link: Locator) => link.hover()
  ],
  [
    '7.3 A reader touches a link',
    '@phone',
    (link: Locator) => link.dispatchEvent('touchstart')
  ]
] as const) {
  test(title, { tag }, async ({ page, open, context }) => {
    await open(start)
    await markDocument(page)
    const link = await addLink(page, target)

    await test.step('7.3 focus alone loads nothing', async () => {
      await link.focus()
      await (await addLink(page, other)).dispatchEvent('mouseover')
      await expect(findScripts(page, other)).toHaveCount(1)
      await expect(findScripts(page, target)).toHaveCount(0)
    })
    await test.step('7.3 the files of its page load and run', async () => {
      await point(link)
      await expect(findScripts(page, target)).toHaveCount(1)
    })
    await test.step('7.3 the click then needs no network', async () => {
      await page.waitForFunction(
        () =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /current-logger|logger\/settings/.test(name))
            .length >= 2
      )
      await context.setOffline(true)
      await link.click()
      await expect(page).toHaveTitle('Logger settings | Toolbox')
      await expectSameDocument(page)
    })
  })
}

test('12.10 7.4 A reader who saves data fetches nothing before a click', async ({
  page,
  open
}) => {
  const requests = watchPages(page)
  await saveData(page)
  await page.clock.install()
  await open(start)
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
  await expect(page).toHaveTitle('Logger settings | Toolbox')
  await expectSameDocument(page)
})

test('7.7 The global object is frozen and fetches pages for other scripts', async ({
  page,
  open
}) => {
  const requests = watchPages(page)
  await open(start)
  expect(await page.evaluate(() => Object.isFrozen(window.toolbox))).toBe(true)
  await page.evaluate(path => window.toolbox?.prefetch(path), target)
  expect(requests.filter(isOf(target))).toHaveLength(1)
  await expect(findScripts(page, target)).toHaveCount(0)
  await page.evaluate(path => window.toolbox?.preload(path), other)
  await expect(findScripts(page, other)).toHaveCount(1)
})

/** List the paths of files of other pages, as they are requested. */
function watchPages(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    const isOwn = pathname.includes('/permissions/started.')
    if (/^\/(?:assets\/)?pages\//.test(pathname) && !isOwn) paths.push(pathname)
  })
  return paths
}

/** Let pass more time than a link must stay in view, with idle moments. */
async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(1000)
}

function isOf(address: string): (path: string) => boolean {
  return path => path.includes(`${address}.`)
}

async function expectFetched(
  page: Page,
  requests: readonly string[],
  address: string
): Promise<void> {
  const readLater = async () => {
    await passTime(page)
    return requests.filter(isOf(address)).length
  }
  await expect.poll(readLater).toBeGreaterThan(0)
}

function findScripts(page: Page, address: string): Locator {
  return page.locator(`script[src*="/assets/pages${address}."]`)
}

/** Wait until the browser has reported the link as visible, or not. */
async function expectSeen(link: Locator, isSeen: boolean): Promise<void> {
  await link.evaluate(
    (element, expected) =>
      new Promise<void>(resolve => {
        const observer = new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting !== expected) return
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      }),
    isSeen
  )
}

import type { Locator, Page } from '@playwright/test'
import { saveData } from '../support/connection.ts'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/content/headings'
// Pages that the start page doesn't link to.
const target = '/docs/guide/basics/first'
const other = '/docs/guide/deep/outer'
const third = '/docs/reference/get'

test.use({ site: 'handbook' })

test.describe('links in view', () => {
  // The window is too short to show the end of the text.
  test.use({ viewport: { width: 1280, height: 400 } })

  test('7.2 the files of a linked page are fetched, but not run, as soon as the link is in view', async ({
    page,
    open
  }) => {
    const requests = watchPages(page)
    await open(start)
    const link = await addLink(page, target, 'end')
    await addLink(page, other)
    await expectFetched(requests, other)
    expect(requests.filter(isOf(target))).toEqual([])
    await link.scrollIntoViewIfNeeded()
    await expectFetched(requests, target)
    await expect(findScripts(page, target)).toHaveCount(0)
    // Many pages share it; it loads when one of them is opened.
    expect(requests.filter(isOf('sidebars/current-guide'))).toEqual([])
  })

  test('7.2 a link that scrolls past within 65 ms isn’t fetched until it stays in view', async ({
    page,
    open
  }) => {
    const requests = watchPages(page)
    await open(start)
    await addLink(page, other)
    await expectFetched(requests, other) // Prefetching has started.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)

    const link = await addLink(page, target)
    await expectSeen(link, true)
    await page.clock.runFor(64)
    await page.evaluate(() =>
      window.scrollTo({ top: 3000, behavior: 'instant' })
    )
    await expectSeen(link, false)
    await page.clock.runFor(1000)
    // Pages are fetched in order, so this one comes later.
    await stayInView(page, await addLink(page, third, 'end'))
    await expectFetched(requests, third)
    expect(requests.filter(isOf(target))).toEqual([])

    await stayInView(page, link)
    await expectFetched(requests, target)
  })
})

for (const [act, tag, point] of [
  ['points at', '@desktop', (link: Locator) => link.hover()],
  ['touches', '@phone', (link: Locator) => link.dispatchEvent('touchstart')]
] as const) {
  test(`2.7.8 7.3 a link that the reader ${act} loads its page, and clicking it needs no network`, {
    tag
  }, async ({ page, open, context }) => {
    await open(start)
    await markDocument(page)
    const link = await addLink(page, `${target}#top?x`)
    await point(link)
    await expect(findScripts(page, target)).toHaveCount(1)
    // Wait until that load has ended.
    await page.evaluate(path => window.toolbox?.preload(path), target)
    await context.setOffline(true)
    await link.click()
    await expect(page).toHaveTitle('First basics | Handbook')
    await expectSameDocument(page)
  })
}

test('7.3 focus alone loads nothing', async ({ page, open }) => {
  await open(start)
  await (await addLink(page, target)).focus()
  await (await addLink(page, other)).dispatchEvent('mouseover')
  await expect(findScripts(page, other)).toHaveCount(1)
  await expect(findScripts(page, target)).toHaveCount(0)
})

test('7.4 12.10 with data saving on, nothing is fetched before a click', async ({
  page,
  open
}) => {
  const requests = watchPages(page)
  await saveData(page)
  await page.clock.install()
  await open(start)
  await page.clock.runFor(1000) // The page has loaded and is idle.
  const link = await addLink(page, target)
  await link.hover()
  await link.dispatchEvent('touchstart')
  await stayInView(page, link)
  expect(requests).toEqual([])
  await markDocument(page)
  await link.click()
  await expect(page).toHaveTitle('First basics | Handbook')
  await expectSameDocument(page)
  // Otherwise, links in view would have been fetched.
  expect(requests.filter(isOf('docs/content/plain'))).toEqual([])
})

test('7.7 the global object is frozen and fetches pages for other scripts', async ({
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

/** Record the requested files of other pages. */
function watchPages(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    const isOwn = /\/(?:content\/headings|current-content)\./.test(pathname)
    const isOfPage = /^\/(?:assets\/)?(?:pages|sidebars)\//.test(pathname)
    if (isOfPage && !isOwn) paths.push(pathname)
  })
  return paths
}

function isOf(address: string): (path: string) => boolean {
  return path => path.includes(`${address}.`)
}

async function expectFetched(
  requests: readonly string[],
  address: string
): Promise<void> {
  await expect
    .poll(() => requests.filter(isOf(address)).length)
    .toBeGreaterThan(0)
}

function findScripts(page: Page, address: string): Locator {
  return page.locator(`script[src*="/assets/pages${address}."]`)
}

/** Keep a link in view long enough to be fetched, on a paused clock. */
async function stayInView(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await expectSeen(link, true)
  await page.clock.runFor(65)
}

/** Wait until the browser has reported whether the link is in view. */
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

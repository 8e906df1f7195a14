import type { Page, Request } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import { emulateConnection } from '../support/connection.ts'
import { expectSameDocument, markDocument } from '../support/documentMark.ts'
import { footerLink } from '../support/footerLink.ts'
import { openPage } from '../support/openPage.ts'
import { scrollTo } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

// A page that nothing on the first one leads to.
const start = '/docs/permissions/started'
const target = '/docs/logger/settings'
const file = 'assets/pages/docs/logger/settings.'

test('7.1 everything that is loaded comes from the site itself', async ({
  page,
  origin
}) => {
  const foreign: string[] = []
  page.on('request', request => {
    const { protocol, origin: from } = new URL(request.url())
    if (protocol !== 'data:' && from !== origin) foreign.push(request.url())
  })
  await openPage(page, '/')
  for (const name of ['Query', 'Blog', 'Archive', 'Authors']) {
    await footerLink(page, name).click()
    await expect(page).not.toHaveTitle('Toolbox')
    await scrollTo(page, 1_000_000)
  }
  expect(foreign).toEqual([])
})

test.describe('7.2 Prefetch', () => {
  test('7.2 a link that comes into view has the files of its page fetched', async ({
    page
  }) => {
    await openPage(page, start)
    const link = await addLink(page, target, 'end')
    const request = page.waitForRequest(isTarget)
    await link.scrollIntoViewIfNeeded()
    await request
    await expect(hints(page)).toHaveCount(1)
    await expect(
      page.locator('link[rel=prefetch][href*="sidebars/current-logger."]')
    ).toHaveCount(1)
  })

  test('7.2 a link out of view has not', async ({ page }) => {
    const requests = watchTarget(page)
    await openPage(page, start)
    await addLink(page, target, 'end')
    await addLink(page, '/docs/logger/api')
    await page.waitForRequest(/logger\/api\./)
    expect(requests).toEqual([])
  })

  test('7.2 the files are downloaded and not run', async ({ page }) => {
    await openPage(page, start)
    await addLink(page, target)
    await expect(hints(page)).toHaveCount(1)
    await expect(scripts(page)).toHaveCount(0)
  })

  test('7.2 a page is fetched once, whatever leads to it how often', async ({
    page
  }) => {
    const requests = watchTarget(page)
    await openPage(page, start)
    await addLink(page, target)
    await expect(hints(page)).toHaveCount(1)
    await addLink(page, `${target}/`)
    await addLink(page, '/DOCS/logger/Settings')
    await addLink(page, '/docs/logger/api')
    await page.waitForRequest(/logger\/api\./)
    await scrollTo(page, 2000)
    await scrollTo(page, 0)
    expect(requests).toHaveLength(1)
  })

  test('7.2 a link that only scrolls past is not fetched', async ({ page }) => {
    await page.clock.install()
    const requests = watchTarget(page)
    await openPage(page, start)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const link = await addLink(page, target)
    await expectSeen(page, true)
    await page.clock.runFor(60)
    await page.evaluate(() => window.scrollTo(0, 3000))
    await expectSeen(page, false)
    await page.clock.resume()
    // Pages are fetched in order, so this one comes after it would have come.
    await addLink(page, '/docs/logger/api', 'end')
    await page.evaluate(() => window.scrollTo(0, 1_000_000))
    await page.waitForRequest(/logger\/api\./)
    expect(requests).toEqual([])
    const request = page.waitForRequest(isTarget)
    await link.scrollIntoViewIfNeeded()
    await request
  })

  test('7.2 it begins after the page is loaded, two pages at a time', async ({
    page
  }) => {
    let running = 0
    let most = 0
    const hinted: string[] = []
    // A page may have styles too, but it has one script.
    await page.route('**/assets/pages/**/*.js', async route => {
      const isHint = (await route.request().headerValue('sec-purpose')) !== null
      if (!isHint) return route.continue()
      hinted.push(route.request().url())
      most = Math.max(most, ++running)
      // Held, so that what runs at the same time is counted here and not by
      // events that come late.
      await new Promise(resolve => setTimeout(resolve, 50))
      running--
      await route.continue()
    })
    await openPage(page, start)
    await scrollTo(page, 1_000_000)
    await expect
      .poll(() => page.locator('link[rel=prefetch][href$=".js"]').count())
      .toBeGreaterThan(8)
    expect(await findEarly(page, hinted)).toEqual([])
    expect(most).toBeLessThanOrEqual(2)
  })
})

test.describe('7.3 Preload', () => {
  test('7.3 pointing at a link loads and runs the files of its page', {
    tag: '@desktop'
  }, async ({ page, context }) => {
    await openPage(page, start)
    await markDocument(page)
    const link = await addLink(page, target)
    await link.hover()
    await expect(scripts(page)).toHaveCount(1)
    await expectLoaded(page)
    await context.setOffline(true)
    await link.click()
    await expect(page).toHaveTitle('Logger settings | Toolbox')
    await expectSameDocument(page)
  })

  test('7.3 touching a link does so too', { tag: '@phone' }, async ({
    page,
    context
  }) => {
    await openPage(page, start)
    await markDocument(page)
    const link = await addLink(page, target)
    await link.dispatchEvent('touchstart')
    await expect(scripts(page)).toHaveCount(1)
    await expectLoaded(page)
    await context.setOffline(true)
    await link.tap()
    await expect(page).toHaveTitle('Logger settings | Toolbox')
    await expectSameDocument(page)
  })

  test('7.3 it happens once for each link and each page', async ({ page }) => {
    await openPage(page, start)
    const first = await addLink(page, target)
    await first.dispatchEvent('mouseover')
    await expect(scripts(page)).toHaveCount(1)
    await first.dispatchEvent('mouseover')
    const second = await addLink(page, `${target}#x`)
    await second.dispatchEvent('mouseover')
    await (await addLink(page, '/docs/logger/api')).dispatchEvent('mouseover')
    await expect(page.locator('script[src*="logger/api."]')).toHaveCount(1)
    await expect(scripts(page)).toHaveCount(1)
  })

  test('7.3 the focus alone loads nothing', async ({ page }) => {
    await openPage(page, start)
    await (await addLink(page, target)).focus()
    await (await addLink(page, '/docs/logger/api')).dispatchEvent('mouseover')
    await expect(page.locator('script[src*="logger/api."]')).toHaveCount(1)
    await expect(scripts(page)).toHaveCount(0)
  })
})

const badConnections = [
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { effectiveType: '4g', saveData: true }
] as const

for (const connection of badConnections) {
  const name = JSON.stringify(connection).replaceAll('"', '')

  test(`7.4 on ${name} nothing is fetched before a click`, async ({ page }) => {
    const requests: string[] = []
    await emulateConnection(page, connection)
    await openPage(page, start)
    page.on('request', request => requests.push(request.url()))
    const link = await addLink(page, target)
    await link.hover()
    await link.dispatchEvent('touchstart')
    await scrollTo(page, 1_000_000)
    await scrollTo(page, 0)
    await waitForIdle(page)
    expect(requests).toEqual([])
    await markDocument(page)
    await link.click()
    await expect(page).toHaveTitle('Logger settings | Toolbox')
    await expectSameDocument(page)
  })
}

test('7.4 on 3g pages are fetched', async ({ page }) => {
  await emulateConnection(page, { effectiveType: '3g' })
  await openPage(page, start)
  await addLink(page, target)
  await expect(hints(page)).toHaveCount(1)
})

test('7.4 on a connection that has become better another link is fetched', async ({
  page
}) => {
  await emulateConnection(page, { saveData: true })
  await openPage(page, start)
  const first = await addLink(page, target)
  await first.dispatchEvent('mouseover')
  await waitForIdle(page)
  await page.evaluate(() => {
    const { connection } = navigator as unknown as {
      readonly connection: object // not in TypeScript's library
    }
    Object.defineProperty(connection, 'saveData', { value: false })
  })
  await first.dispatchEvent('mouseover')
  await waitForIdle(page)
  await expect(scripts(page)).toHaveCount(0)
  await (await addLink(page, `${target}?again`)).dispatchEvent('mouseover')
  await expect(scripts(page)).toHaveCount(1)
})

test.describe('7.5 What is not fetched', () => {
  test('7.5 a page that was preloaded is not prefetched', async ({ page }) => {
    await openPage(page, start)
    await addLink(page, target, 'end')
    await page.evaluate(path => window.toolbox?.preload(path), target)
    await expect(scripts(page)).toHaveCount(1)
    const link = page.getByRole('link', { name: `Link to ${target}` })
    await link.scrollIntoViewIfNeeded()
    await addLink(page, '/docs/logger/api', 'end')
    await page.waitForRequest(/logger\/api\./)
    await expect(hints(page)).toHaveCount(0)
  })

  test('7.5 other sites, hashes and new tabs are left alone', async ({
    page
  }) => {
    const foreign: string[] = []
    page.on('request', request => {
      const isForeign = request.url().startsWith('https://example.com')
      if (isForeign) foreign.push(request.url())
    })
    const requests = watchTarget(page)
    await openPage(page, start)
    await page.evaluate(path => {
      const links = [
        { href: `https://example.com${path}` },
        { href: '#install' },
        { href: path, target: '_blank' }
      ]
      for (const attributes of links) {
        const link = Object.assign(document.createElement('a'), attributes)
        link.textContent = 'Left alone'
        document.querySelector('main')?.prepend(link)
      }
    }, target)
    for (const link of await page.getByText('Left alone').all()) {
      await link.dispatchEvent('mouseover')
      await link.dispatchEvent('touchstart')
    }
    await addLink(page, '/docs/logger/api')
    await page.waitForRequest(/logger\/api\./)
    expect([...requests, ...foreign]).toEqual([])
  })

  test('7.5 a failure is swallowed, and a click meets it again', async ({
    page
  }) => {
    const errors: Error[] = []
    page.on('pageerror', error => errors.push(error))
    await page.route(
      url => url.pathname.includes(file),
      route => route.abort()
    )
    await openPage(page, start)
    const failed = page.waitForEvent('requestfailed', isTarget)
    const link = await addLink(page, target)
    await failed
    const failedAgain = page.waitForEvent('requestfailed', isTarget)
    await link.dispatchEvent('mouseover')
    await failedAgain
    await waitForIdle(page)
    expect(errors).toEqual([])
    await page.unrouteAll()
    await link.click()
    await expect(page).toHaveTitle('Logger settings | Toolbox')
  })
})

test('7.6 query and hash do not count', async ({ page }) => {
  await openPage(page, start)
  await addLink(page, `${target}?a=b#c`)
  await expect(hints(page)).toHaveCount(1)
})

test.describe('7.7 Global object', () => {
  test('7.7 it is frozen and fetches pages for other scripts', async ({
    page
  }) => {
    await openPage(page, start)
    expect(await page.evaluate(() => Object.isFrozen(window.toolbox))).toBe(
      true
    )
    await page.evaluate(path => window.toolbox?.prefetch(path), target)
    await expect(hints(page)).toHaveCount(1)
    await expect(scripts(page)).toHaveCount(0)
    const other = '/docs/logger/api'
    await page.evaluate(path => window.toolbox?.preload(path), other)
    await expect(page.locator('script[src*="logger/api."]')).toHaveCount(1)
  })
})

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

function hints(page: Page) {
  return page.locator(`link[rel=prefetch][href*="${file}"]`)
}

function scripts(page: Page) {
  return page.locator(`script[src*="${file}"]`)
}

/** Wait until the page's script has run, and its sidebar is here. */
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

/** Expect whether the browser has reported that the added link is in view. */
async function expectSeen(page: Page, isSeen: boolean): Promise<void> {
  const name = `Link to ${target}`
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
    [name, isSeen] as const
  )
}

/** Wait longer than a link has to be in view, and until nothing is left to do. */
async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        setTimeout(() => requestIdleCallback(() => resolve()), 300)
      })
  )
}

/** Find those of the files that were asked for before the page was loaded. */
function findEarly(page: Page, urls: readonly string[]): Promise<string[]> {
  return page.evaluate(all => {
    const [document] = performance.getEntriesByType('navigation')
    if (!(document instanceof PerformanceNavigationTiming)) return [...all]
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < document.loadEventStart)
      .map(({ name }) => name)
      .filter(name => all.includes(name))
  }, urls)
}

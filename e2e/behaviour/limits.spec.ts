import type { Page } from '@playwright/test'
import { noteAnimations, readAnimations } from '../support/animations.ts'
import { emulateConnection } from '../support/connection.ts'
import { footerLink } from '../support/footerLink.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { openPage } from '../support/openPage.ts'
import { scrollTo } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

// The rows of Specification §9 that a browser shows. The others are held by
// src/model/limits.test.ts.

const start = '/docs/permissions/started'

test('9 Desktop breakpoint: 996 px is the widest mobile layout', {
  tag: '@desktop'
}, async ({ page }) => {
  await openPage(page, start)
  const toggle = page.getByLabel('Toggle navigation bar')
  const sidebar = page.locator('aside').getByLabel('Docs sidebar')
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(toggle).toBeHidden()
  await expect(sidebar).toBeVisible()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(toggle).toBeVisible()
  await expect(sidebar).toBeHidden()
})

test.describe('9 Progress bar', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await emulateConnection(page, { saveData: true })
    await page.clock.install()
    await page.addInitScript(() => {
      Math.random = () => 0.999
    })
  })

  test('9 Progress bar delay: 200 ms pass before it shows', async ({
    page
  }) => {
    await leave(page)
    await page.clock.runFor(199)
    await expect(page.locator('#nprogress')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(page.locator('#nprogress')).toBeVisible()
  })

  test('9 Progress bar minimum: it starts at 0.08', async ({ page }) => {
    await leave(page)
    await page.clock.runFor(200)
    expect(await readProgress(page)).toBeCloseTo(0.08, 6)
  })

  test('9 Progress bar speed: a step takes 200 ms', async ({ page }) => {
    await leave(page)
    await page.clock.runFor(200)
    await expect(page.locator('#nprogress')).toHaveCSS(
      'transition-duration',
      '0.2s'
    )
  })

  test('9 Trickle rate and speed: up to 0.02 every 800 ms', async ({
    page
  }) => {
    await leave(page)
    await page.clock.runFor(200 + 799)
    expect(await readProgress(page)).toBeCloseTo(0.08, 6)
    await page.clock.runFor(1)
    expect(await readProgress(page)).toBeCloseTo(0.08 + 0.999 * 0.02, 6)
  })
})

test('9 Table of contents heading levels: 2 to 3', {
  tag: '@once'
}, async ({ page }) => {
  await openPage(page, '/docs/modals/api')
  const levels = await page
    .getByLabel('Table of contents')
    .getByRole('link')
    .evaluateAll(links =>
      links.map(link => {
        const id = decodeURIComponent(link.getAttribute('href') ?? '').slice(1)
        return document.getElementById(id)?.tagName
      })
    )
  expect(new Set(levels)).toEqual(new Set(['H2', 'H3']))
})

test('9 Smooth scroll easing factor: each frame leaves 0.85 of the way', {
  tag: '@once'
}, async ({ page }) => {
  await openPage(page, start)
  await scrollTo(page, 1001)
  await scrollTo(page, 1000)
  const next = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        window.addEventListener('scroll', () => resolve(window.scrollY), {
          once: true
        })
        document
          .querySelector<HTMLElement>('[aria-label="Scroll back to top"]')
          ?.click()
      })
  )
  expect(next).toBe(850)
})

test('9 Lazy loader delay: 200 ms pass before the loader shows', {
  tag: '@once'
}, async ({ page }) => {
  await page.clock.install()
  const file = '**/assets/pages/docs/query/started.*.js'
  await page.route(file, route => route.abort())
  await page.addInitScript(() => {
    // Without a note of it, nothing is reloaded and the error shows at once.
    Storage.prototype.setItem = () => {
      throw new Error('denied')
    }
  })
  await openPage(page, start)
  await footerLink(page, 'Query').click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute(file)
  const held = await holdRequests(page, file)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await retry.click()
  await held.first
  await page.clock.runFor(199)
  await expect(page.getByRole('status')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByRole('status')).toBeVisible()
})

test('9 Collapse animation: as long as the height says, 1 ms without motion', {
  tag: '@desktop'
}, async ({ page }) => {
  await noteAnimations(page)
  await openPage(page, '/docs/query/started')
  const toggle = page.getByLabel("category 'v1'")
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const [first, second] = await readAnimations(page)
  const constant = Number.parseFloat(first?.to ?? '') / 36
  const duration = (4 + 15 * constant ** 0.25 + constant / 5) * 10
  expect(first?.duration).toBe(Math.round(duration))
  expect(first?.easing).toBe('ease-in-out')
  expect(second?.duration).toBe(1)
})

test('9 Color toggle icon size: 24 px', { tag: '@desktop' }, async ({
  page
}) => {
  await openPage(page, start)
  const icon = page.getByLabel(/^Switch between dark and light/).locator('svg')
  const { width, height } = (await icon.first().boundingBox()) ?? {}
  expect({ width, height }).toEqual({ width: 24, height: 24 })
})

test('9 Default navbar item position: right', { tag: '@desktop' }, async ({
  page
}) => {
  await openPage(page, start)
  const navbar = page.getByRole('navigation', { name: 'Main' })
  const right = await navbar.getByRole('link', { name: 'Source' }).boundingBox()
  const left = await navbar.getByRole('link', { name: 'Blog' }).boundingBox()
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  await expect(
    navbar.locator('[data-position=right]').getByRole('link')
  ).toHaveText(['Backend', /^Source/])
})

test('9 Site version and generator version: 0.0.12 and 3.7.0', {
  tag: '@once'
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('0.0.12')
  await expect(page.locator('meta[name=generator]')).toHaveAttribute(
    'content',
    'Toolbox Docs v3.7.0'
  )
})

/** Follow a link whose page does not come, with time standing still. */
async function leave(page: Page): Promise<void> {
  const held = await holdRequests(
    page,
    '**/assets/pages/docs/query/started.*.js'
  )
  await openPage(page, start)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await footerLink(page, 'Query').click()
  await held.first
}

async function readProgress(page: Page): Promise<number> {
  const width = await page
    .locator('#nprogress')
    .evaluate(element => element.style.width)
  return Number.parseFloat(width) / 100
}

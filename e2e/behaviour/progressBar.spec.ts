import type { Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import { emulateConnection } from '../support/connection.ts'
import { footerLink } from '../support/footerLink.ts'
import { type HeldRequests, holdRequests } from '../support/holdRequests.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'
const RANDOM = 0.5

test.beforeEach(async ({ page }) => {
  await emulateConnection(page, { saveData: true })
  await page.clock.install()
  await page.addInitScript(random => {
    Math.random = () => random
  }, RANDOM)
})

test.describe('2.7.6 Progress bar', () => {
  test('2.7.6 the bar starts 200 ms after the path has changed', async ({
    page
  }) => {
    const held = await openWithHeldPage(page)
    await page.clock.runFor(199)
    await expect(bar(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar(page)).toBeVisible()
    await held.release()
  })

  test('2.7.6 a page that comes earlier shows no bar', async ({ page }) => {
    const held = await openWithHeldPage(page)
    await page.evaluate(watchForBar)
    await page.clock.runFor(150)
    await held.release()
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
    await page.clock.runFor(5000)
    await expectNoBarSeen(page)
  })

  test('2.7.6 the first load, a hash and a query show no bar', async ({
    page
  }) => {
    await page.addInitScript(watchForBar)
    await openPage(page, start)
    await page.clock.runFor(1000)
    await (await addLink(page, '#next-steps')).click()
    await page.clock.runFor(1000)
    await (await addLink(page, `${start}?a=b`)).click()
    await expect(page).toHaveURL(`${start}?a=b`)
    await page.clock.runFor(1000)
    await (await addLink(page, `${start}?a=b#install`)).click()
    await expect(page).toHaveURL(`${start}?a=b#install`)
    await page.clock.runFor(1000)
    await expectNoBarSeen(page)
  })

  test('2.7.6 it is a line of two pixels on top of everything, in the accent', async ({
    page
  }) => {
    const held = await openWithHeldPage(page)
    await page.clock.runFor(200)
    await expect(bar(page)).toHaveCSS('position', 'fixed')
    await expect(bar(page)).toHaveCSS('top', '0px')
    await expect(bar(page)).toHaveCSS('left', '0px')
    await expect(bar(page)).toHaveCSS('height', '2px')
    await expect(bar(page)).toHaveCSS('z-index', '1031')
    await expect(bar(page)).toHaveCSS('pointer-events', 'none')
    const accent = await page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--color-accent)'
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    await expect(bar(page)).toHaveCSS('background-color', accent)
    await expect(bar(page)).toHaveCSS('box-shadow', new RegExp(/\d+px/))
    await held.release()
  })

  test('2.7.6 the document says that it is busy for as long as the bar shows', async ({
    page
  }) => {
    const busy = page.locator('html.nprogress-busy')
    const held = await openWithHeldPage(page)
    await expect(busy).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(busy).toHaveCount(1)
    await held.release()
    await expect(bar(page)).toHaveAttribute('data-phase', 'jumping')
    await page.clock.runFor(2000)
    await expect(bar(page)).toHaveCount(0)
    await expect(busy).toHaveCount(0)
  })
})

test.describe('2.7.7 Progress values', () => {
  test('2.7.7 the bar starts at 8 % and trickles every 800 ms', async ({
    page
  }) => {
    const held = await openWithHeldPage(page)
    await page.clock.runFor(200)
    await expectValue(page, 0.08)
    await page.clock.runFor(799)
    await expectValue(page, 0.08)
    await page.clock.runFor(1)
    await expectValue(page, 0.08 + RANDOM * 0.02)
    await page.clock.runFor(800)
    await expectValue(page, 0.08 + 2 * RANDOM * 0.02)
    await held.release()
  })

  test('2.7.7 it never passes 99.4 % before the page is there', async ({
    page
  }) => {
    const held = await openWithHeldPage(page)
    await page.clock.runFor(200 + 120 * 800)
    await expectValue(page, 0.994)
    await held.release()
  })

  test('2.7.7 in the end it jumps, fills, rests, fades and is removed', async ({
    page
  }) => {
    const held = await openWithHeldPage(page)
    await page.clock.runFor(200)
    await held.release()
    await expectPhase(page, 'jumping')
    await expectValue(page, 0.08 + 0.3 + RANDOM * 0.5)
    await page.clock.runFor(200)
    await expectPhase(page, 'full')
    await expectValue(page, 1)
    await page.clock.runFor(200)
    await expectPhase(page, 'resting')
    await page.clock.runFor(200)
    await expectPhase(page, 'fading')
    await page.clock.runFor(199)
    await expect(bar(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(bar(page)).toHaveCount(0)
  })

  test('2.7.7 steps take 200 ms with ease, and it fades linearly in 200 ms', async ({
    page
  }) => {
    const held = await openWithHeldPage(page)
    await page.clock.runFor(200)
    await expect(bar(page)).toHaveCSS('transition-duration', '0.2s')
    await expect(bar(page)).toHaveCSS('transition-timing-function', 'ease')
    await expect(bar(page)).toHaveCSS('transition-property', /width|transform/)
    await held.release()
    await expectPhase(page, 'jumping')
    await page.clock.runFor(600)
    await expectPhase(page, 'fading')
    await expect(bar(page)).toHaveCSS('transition-duration', '0.2s')
    await expect(bar(page)).toHaveCSS('transition-timing-function', 'linear')
    await expect(bar(page)).toHaveCSS('opacity', '0')
  })
})

function bar(page: Page) {
  return page.locator('#nprogress')
}

/** Stand on a page, with time stopped and the next page held up. */
async function openWithHeldPage(page: Page): Promise<HeldRequests> {
  const held = await holdRequests(
    page,
    '**/assets/pages/docs/query/started.*.js'
  )
  await openPage(page, start)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await footerLink(page, 'Query').click()
  await held.first
  return held
}

/** Fractions of the width as it is set, not as it is on its way. */
async function expectValue(page: Page, value: number): Promise<void> {
  await expect
    .poll(() =>
      bar(page).evaluate(element => Number.parseFloat(element.style.width))
    )
    .toBeCloseTo(value * 100, 5)
}

async function expectPhase(page: Page, phase: string): Promise<void> {
  await expect(bar(page)).toHaveAttribute('data-phase', phase)
}

/** Count in the page, where nothing is missed between two looks. */
function watchForBar(): void {
  new MutationObserver(() => {
    if (document.getElementById('nprogress') === null) return
    document.documentElement.dataset.testSawBar = ''
  }).observe(document, { childList: true, subtree: true })
}

async function expectNoBarSeen(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-test-saw-bar')
}

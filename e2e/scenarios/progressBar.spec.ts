import type { Page } from '@playwright/test'
import { saveData } from '../support/connection.ts'
import { type HeldRequests, holdRequests } from '../support/holdRequests.ts'
import { addLink, follow } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/guide/start'

test.use({ site: 'handbook' })

test.beforeEach(async ({ page, open }) => {
  await saveData(page)
  await page.addInitScript(() => {
    // Watch inside the page so that no change is missed.
    new MutationObserver(() => {
      if (document.getElementById('nprogress') === null) return
      document.documentElement.dataset.testSawBar = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await open(start)
})

test('9 12.5 2.7.6 Progress bar delay: the bar starts 200 ms after the path has changed', async ({
  page
}) => {
  const { bar, busy } = findProgress(page)
  await pauseClock(page)
  await followSlowLink(page)
  await page.clock.runFor(199)
  await expect(bar).toHaveCount(0)
  await expect(busy).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar).toBeVisible()
  await expect(bar).toHaveAttribute('style', /width: 8%/)
  await expect(busy).toHaveCount(1)
})

test('9 2.7.6 2.7.7 Progress bar speed: the bar is two pixels high, above everything, in the accent color, and a step eases for 200 ms', async ({
  page
}) => {
  const { bar } = findProgress(page)
  await followSlowLink(page)
  await expect(bar).toBeVisible()
  for (const [property, value] of Object.entries({
    position: 'fixed',
    top: '0px',
    left: '0px',
    height: '2px',
    'z-index': '1031',
    'pointer-events': 'none',
    'background-color': await readAccent(page),
    'box-shadow': /\d+px/,
    'transition-duration': '0.2s',
    'transition-timing-function': 'ease',
    'transition-property': /width|transform/
  })) {
    await expect(bar).toHaveCSS(property, value)
  }
})

test('2.7.7 at the end the bar fades out linearly within 200 ms and is removed', async ({
  page
}) => {
  const { bar, busy } = findProgress(page)
  await pauseClock(page)
  const held = await followSlowLink(page)
  await page.clock.runFor(200)
  await expect(bar).toBeVisible()
  await held.release()
  await expect(bar).toHaveAttribute('data-phase', 'jumping')
  // React sets a phase's timer some time after it has drawn the phase.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(bar).toHaveAttribute('data-phase', 'fading', { timeout: 100 })
  }).toPass()
  await expect(bar).toHaveCSS('transition-duration', '0.2s')
  await expect(bar).toHaveCSS('transition-timing-function', 'linear')
  await expect(bar).toHaveCSS('opacity', '0')
  await expect(busy).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(bar).toHaveCount(0)
  await expect(busy).toHaveCount(0)
})

test('2.7.6 12.5 neither the first load nor a hash or query change shows a bar', async ({
  page
}) => {
  await pauseClock(page)
  for (const address of ['#second-section', '?a=b', '?a=b#first-section']) {
    await (await addLink(page, `${start}${address}`)).click()
    await expect(page).toHaveURL(`${start}${address}`)
    await page.clock.runFor(1000)
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-test-saw-bar')
})

function findProgress(page: Page) {
  return {
    bar: page.locator('#nprogress'),
    busy: page.locator('html.nprogress-busy')
  }
}

async function pauseClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Follow a link to a page whose script doesn't arrive. */
async function followSlowLink(page: Page): Promise<HeldRequests> {
  const script = '**/assets/pages/docs/guide/second.*.js'
  const held = await holdRequests(page, script)
  await follow(page, 'Second')
  await held.first
  return held
}

function readAccent(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--color-accent)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
}

import type { Page } from '@playwright/test'
import { saveData } from '../support/connection.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'
const queryScript = '**/assets/pages/docs/query/started.*.js'

test.beforeEach(async ({ page }) => {
  await saveData(page)
  await page.clock.install()
})

test('2.7.6 A bar shows the progress of a slow page', async ({
  page,
  open,
  footer
}) => {
  const bar = page.locator('#nprogress')
  const busy = page.locator('html.nprogress-busy')
  const held = await holdRequests(page, queryScript)
  await open(start)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await footer.link('Query').click()
  await held.first

  await test.step('12.5 2.7.6 9 Progress bar delay: the bar starts 200 ms after the path has changed', async () => {
    await page.clock.runFor(199)
    await expect(bar).toHaveCount(0)
    await expect(busy).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar).toBeVisible()
    await expect(bar).toHaveAttribute('style', /width: 8%/)
    await expect(busy).toHaveCount(1)
  })
  await test.step('2.7.6 it is two pixels high, above everything, in the accent colour', async () => {
    await expect(bar).toHaveCSS('position', 'fixed')
    await expect(bar).toHaveCSS('top', '0px')
    await expect(bar).toHaveCSS('left', '0px')
    await expect(bar).toHaveCSS('height', '2px')
    await expect(bar).toHaveCSS('z-index', '1031')
    await expect(bar).toHaveCSS('pointer-events', 'none')
    await expect(bar).toHaveCSS('background-color', await readAccent(page))
    await expect(bar).toHaveCSS('box-shadow', /\d+px/)
  })
  await test.step('2.7.7 9 Progress bar speed: a step takes 200 ms with ease', async () => {
    await expect(bar).toHaveCSS('transition-duration', '0.2s')
    await expect(bar).toHaveCSS('transition-timing-function', 'ease')
    await expect(bar).toHaveCSS('transition-property', /width|transform/)
  })
  await test.step('2.7.7 in the end it fades linearly in 200 ms and is removed', async () => {
    await held.release()
    await expect(bar).toHaveAttribute('data-phase', 'jumping')
    await page.clock.runFor(600)
    await expect(bar).toHaveAttribute('data-phase', 'fading')
    await expect(bar).toHaveCSS('transition-duration', '0.2s')
    await expect(bar).toHaveCSS('transition-timing-function', 'linear')
    await expect(bar).toHaveCSS('opacity', '0')
    await expect(busy).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(bar).toHaveCount(0)
    await expect(busy).toHaveCount(0)
  })
})

test('2.7.6 Quick navigations show no bar', async ({ page, open }) => {
  await page.addInitScript(() => {
    // In the page, so nothing is missed between two checks.
    new MutationObserver(() => {
      if (document.getElementById('nprogress') === null) return
      document.documentElement.dataset.testSawBar = ''
    }).observe(document, { childList: true, subtree: true })
  })
  const html = page.locator('html')

  await test.step('2.7.6 the first load shows none', async () => {
    await open(start)
    await page.clock.runFor(1000)
    await expect(html).not.toHaveAttribute('data-test-saw-bar')
  })
  for (const address of ['#next-steps', '?a=b', '?a=b#install']) {
    await test.step(`12.5 2.7.6 a change to ${address} shows none`, async () => {
      await (await addLink(page, `${start}${address}`)).click()
      await expect(page).toHaveURL(`${start}${address}`)
      await page.clock.runFor(1000)
      await expect(html).not.toHaveAttribute('data-test-saw-bar')
    })
  }
})

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

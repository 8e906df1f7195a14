import type { Locator, Page } from '@playwright/test'
import { addLink } from '../support/links.ts'
import { expectScroll, scrollTo, waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'

test('4.7 A reader scrolls up and down', async ({ page, open }) => {
  await open(start)
  const button = findButton(page)
  await test.step('4.7.1 it exists from the start, hidden', async () => {
    await expect(button).toHaveCSS('visibility', 'hidden')
  })
  await test.step('4.7.2 it shows when the reader scrolls up', async () => {
    await scrollTo(page, 1000)
    await expect(button).toBeHidden()
    await scrollTo(page, 999)
    await expect(button).toBeVisible()
  })
  await test.step('4.7.1 it is round, 3 rem wide and 1.3 rem from the corner', async () => {
    await expect(button).toHaveCSS('position', 'fixed')
    await expect(button).toHaveCSS('right', `${1.3 * 16}px`)
    await expect(button).toHaveCSS('bottom', `${1.3 * 16}px`)
    await expect(button).toHaveCSS('width', '48px')
    await expect(button).toHaveCSS('height', '48px')
    await expect(button).toHaveCSS('border-radius', '50%')
  })
  await test.step('4.7.3 a navigation to a hash hides it, and its scroll is ignored', async () => {
    const link = await addLink(page, `${start}#declare-the-permissions`)
    await scrollTo(page, 4000)
    await scrollTo(page, 3900)
    await expect(button).toBeVisible()
    await link.dispatchEvent('click')
    await expect(page).toHaveURL(`${start}#declare-the-permissions`)
    await expect(page.locator('#declare-the-permissions')).toBeInViewport()
    await waitForFrames(page)
    await expect(button).toBeHidden()
  })
  await test.step('4.7.1 pages outside the docs have none', async () => {
    await open('/blog/new-theme')
    await expect(button).toHaveCount(0)
  })
})

test('4.7 A reader goes back to the top', async ({ page, open }) => {
  await open(start)
  const button = findButton(page)
  await test.step('4.7.4 a click leads to the top, frame by frame', async () => {
    await scrollTo(page, 1001)
    await scrollTo(page, 1000)
    await button.click()
    await expectScroll(page, 0)
    await expect(button).toBeHidden()
  })
  await test.step('4.7.4 the browser scrolls natively if the style is smooth', async () => {
    await scrollTo(page, 1000)
    await scrollTo(page, 900)
    await page.evaluate(() => {
      const { documentElement } = document
      documentElement.style.scrollBehavior = 'smooth'
      let count = 0
      window.scrollTo = new Proxy(window.scrollTo, {
        apply(target, self, values) {
          documentElement.dataset.testScrolls = String(++count)
          Reflect.apply(target, self, values)
        }
      })
    })
    await button.click()
    await expectScroll(page, 0)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-test-scrolls', '1')
  })
})

test('4.7 A reader scrolls down meanwhile', async ({ page, open }) => {
  await page.clock.install()
  await open(start)
  const button = findButton(page)
  await scrollTo(page, 1001)
  await scrollTo(page, 1000)
  await expect(button).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await test.step('4.7.3 a click leads to the top', async () => {
    await button.dispatchEvent('click')
    await page.clock.runFor(20)
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeLessThan(1000)
  })
  await test.step('4.7.2 scrolling down stops it', async () => {
    await page.evaluate(() => window.scrollTo(0, 1500))
    await expect(button).toBeHidden()
    await page.clock.runFor(2000)
    await expectScroll(page, 1500)
  })
})

function findButton(page: Page): Locator {
  return page.locator('[aria-label="Scroll back to top"]')
}

import type { Locator, Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import { openPage } from '../support/openPage.ts'
import { expectScroll, scrollTo } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'

test.describe('4.7 Back-to-top button', () => {
  test('4.7.1 it is round, 3 rem wide and 1.3 rem from the corner', async ({
    page
  }) => {
    await openPage(page, start)
    await scrollTo(page, 1000)
    await scrollTo(page, 900)
    await expect(button(page)).toBeVisible()
    await expect(button(page)).toHaveCSS('position', 'fixed')
    await expect(button(page)).toHaveCSS('right', `${1.3 * 16}px`)
    await expect(button(page)).toHaveCSS('bottom', `${1.3 * 16}px`)
    await expect(button(page)).toHaveCSS('width', '48px')
    await expect(button(page)).toHaveCSS('height', '48px')
    await expect(button(page)).toHaveCSS('border-radius', '50%')
  })

  test('4.7.1 it is there from the start, out of sight', async ({ page }) => {
    await page.goto(start)
    await expect(button(page)).toHaveCSS('visibility', 'hidden')
  })

  test('4.7.2 it shows when the reader scrolls up', async ({ page }) => {
    await openPage(page, start)
    await scrollTo(page, 1000)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 999)
    await expect(button(page)).toBeVisible()
  })

  test('4.7.2 it hides when the reader scrolls down', async ({ page }) => {
    await openPage(page, start)
    await scrollTo(page, 1000)
    await scrollTo(page, 900)
    await expect(button(page)).toBeVisible()
    await scrollTo(page, 901)
    await expect(button(page)).toBeHidden()
  })

  test('4.7.2 it hides above 300 pixels', async ({ page }) => {
    await openPage(page, start)
    await scrollTo(page, 1000)
    await scrollTo(page, 300)
    await expect(button(page)).toBeVisible()
    await scrollTo(page, 299)
    await expect(button(page)).toBeHidden()
  })

  test('4.7.2 a rubber band at the very bottom does not show it', async ({
    page
  }) => {
    await openPage(page, start)
    await scrollTo(page, 1_000_000)
    await page.evaluate(() => {
      // The band lets a page be scrolled further than it goes.
      const bottom = window.scrollY
      const band = [bottom + 20, bottom]
      for (const value of band) {
        Object.defineProperty(window, 'scrollY', { configurable: true, value })
        window.dispatchEvent(new Event('scroll'))
      }
    })
    await expect(button(page)).toBeHidden()
  })

  test('4.7.3 a navigation to a hash hides it, and its scroll does not count', async ({
    page
  }) => {
    await openPage(page, start)
    const link = await addLink(page, `${start}#install`)
    await scrollTo(page, 4000)
    await scrollTo(page, 3900)
    await expect(button(page)).toBeVisible()
    await link.dispatchEvent('click')
    await expect(page).toHaveURL(`${start}#install`)
    await expect(button(page)).toBeHidden()
  })

  test('4.7.3 a click leads to the top', async ({ page }) => {
    await openPage(page, start)
    await scrollTo(page, 1000)
    await scrollTo(page, 900)
    await button(page).click()
    await expectScroll(page, 0)
    await expect(button(page)).toBeHidden()
  })

  test('4.7.4 each frame leaves 0.85 of the way', async ({ page }) => {
    await openPage(page, start)
    await scrollTo(page, 1001)
    await scrollTo(page, 1000)
    await expect(button(page)).toBeVisible()
    const steps = await page.evaluate(
      () =>
        new Promise<number[]>(resolve => {
          const seen: number[] = []
          window.addEventListener('scroll', () => {
            seen.push(window.scrollY)
            if (window.scrollY === 0) resolve(seen)
          })
          document
            .querySelector<HTMLElement>('[aria-label="Scroll back to top"]')
            ?.click()
        })
    )
    expect(steps.slice(0, 6)).toEqual([850, 722, 613, 521, 442, 375])
    expect(steps.slice(-2)).toEqual([1, 0])
    expect(steps).toHaveLength(34)
  })

  test('4.7.4 the browser scrolls by itself where the style is smooth', async ({
    page
  }) => {
    await openPage(page, start)
    await scrollTo(page, 1000)
    await scrollTo(page, 900)
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'smooth'
      window.scrollTo = new Proxy(window.scrollTo, {
        apply(target, self, values) {
          document.documentElement.dataset.testScrolls = String(
            Number(document.documentElement.dataset.testScrolls ?? 0) + 1
          )
          Reflect.apply(target, self, values)
        }
      })
    })
    await button(page).click()
    await expectScroll(page, 0)
    await expect(page.locator('html')).toHaveAttribute('data-test-scrolls', '1')
  })

  test('4.7.2 a reader who scrolls down stops it', async ({ page }) => {
    await page.clock.install()
    await openPage(page, start)
    await scrollTo(page, 1001)
    await scrollTo(page, 1000)
    await expect(button(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await button(page).dispatchEvent('click')
    await page.clock.runFor(20)
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeLessThan(1000)
    await page.evaluate(() => window.scrollTo(0, 1500))
    await expect(button(page)).toBeHidden()
    await page.clock.runFor(2000)
    await expectScroll(page, 1500)
  })

  test('4.7.1 pages outside the docs have none', async ({ page }) => {
    await openPage(page, '/blog/new-theme')
    await expect(button(page)).toHaveCount(0)
  })
})

function button(page: Page): Locator {
  return page.locator('[aria-label="Scroll back to top"]')
}

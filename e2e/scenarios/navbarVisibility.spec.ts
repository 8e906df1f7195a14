import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { follow } from '../support/links.ts'
import { findBar } from '../support/parts.ts'
import { readScroll, scrollTo, waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('navbar that hides on scroll', () => {
  test.use({ site: 'manual' })
  test.beforeEach(({ open }) => open('/docs/long'))

  test('4.5.2 4.5.5 the first scroll from the very top does not hide the bar; scrolling on hides it, and scrolling up shows it', {
    tag: '@both'
  }, async ({ page }) => {
    await scrollTo(page, 500)
    await expectShown(page)
    await scrollTo(page, 501)
    await expectHidden(page)
    await scrollTo(page, 450)
    await expectShown(page)
  })

  test('4.5.1 the hidden bar is its height plus 2 px above the window, and moves there within 200 ms', async ({
    page,
    bar
  }) => {
    const { height } = await readBox(bar.root)
    await scrollTo(page, 500)
    await scrollTo(page, 501)
    await expect
      .poll(async () => (await bar.root.boundingBox())?.y)
      .toBeCloseTo(-height - 2, 0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(bar.root).toHaveCSS('transition-duration', '0.2s')
  })

  test('4.5.4 a jump to a heading hides the bar, and scrolling up shows it', async ({
    page
  }) => {
    await follow(page, 'to the sixth part')
    await expect(page.locator('#part-6')).toBeInViewport()
    await expectHidden(page)
    await scrollTo(page, (await readScroll(page)) - 50)
    await expectShown(page)
  })

  test('4.5.4 navigating to another page shows the bar', async ({ page }) => {
    await scrollTo(page, 500)
    await scrollTo(page, 501)
    await expectHidden(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Start', exact: true })
      .dispatchEvent('click')
    await expect(page).toHaveTitle(/^Start/)
    await expectShown(page)
  })
})

test.describe(() => {
  test.use({ site: 'handbook' })

  test('4.5 without the option, the bar stays visible while the reader scrolls down', async ({
    page,
    open,
    bar
  }) => {
    await open('/docs/content/code')
    await scrollTo(page, 300)
    await scrollTo(page, 600)
    await expectShown(page)
    await expect(bar.root).toHaveCSS('translate', 'none')
  })
})

async function expectHidden(page: Page): Promise<void> {
  await waitForFrames(page)
  await expect(findBar(page).root).not.toBeInViewport()
}

/** With reduced motion, the bar is in place two frames after a scroll. */
async function expectShown(page: Page): Promise<void> {
  await waitForFrames(page)
  await expect
    .poll(async () => (await findBar(page).root.boundingBox())?.y)
    .toBeGreaterThanOrEqual(0)
}

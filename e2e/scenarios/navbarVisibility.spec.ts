import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { follow } from '../support/links.ts'
import { findBar } from '../support/parts.ts'
import { readScroll, scrollTo, waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('4.5 Navbar that hides on scroll', () => {
  test.use({ site: 'manual' })

  test('4.5 A reader scrolls a long page', { tag: '@both' }, async ({
    page,
    open,
    bar
  }) => {
    await open('/docs/long')
    await test.step('4.5.1 the bar moves within 200 ms', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect(bar.root).toHaveCSS('transition-duration', '0.2s')
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })
    await test.step('4.5.5 the first scroll from the very top does not hide it', async () => {
      await scrollTo(page, 500)
      await expectShown(page)
    })
    await test.step('4.5.2 scrolling down hides it', async () => {
      await scrollTo(page, 501)
      await expectHidden(page)
    })
    await test.step('4.5.1 hidden, it is above the window by its height plus 2 px', async () => {
      const { height } = await readBox(bar.root)
      await expect
        .poll(async () => (await bar.root.boundingBox())?.y)
        .toBeCloseTo(-height - 2, 0)
    })
    await test.step('4.5.2 scrolling up shows it', async () => {
      await scrollTo(page, 450)
      await expectShown(page)
    })
  })

  test('4.5 A reader jumps to headings', async ({ page, open }) => {
    await open('/docs/long')
    await test.step('4.5.4 a jump to a heading hides it, then scrolling up shows it', async () => {
      await follow(page, 'to the sixth part')
      await expect(page.locator('#part-6')).toBeInViewport()
      await expectHidden(page)
      await scrollTo(page, (await readScroll(page)) - 50)
      await expectShown(page)
    })
    await test.step('4.5.4 another page shows it', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Start', exact: true })
        .dispatchEvent('click')
      await expect(page).toHaveURL('/docs/start')
      await expectShown(page)
    })
  })
})

test('4.5 Without the option the bar always shows', async ({
  page,
  open,
  bar
}) => {
  await open('/docs/form/field')
  await test.step('4.5 it shows while the reader scrolls down', async () => {
    await scrollTo(page, 300)
    await scrollTo(page, 800)
    await expectShown(page)
    await expect(bar.root).toHaveCSS('translate', 'none')
  })
})

async function expectHidden(page: Page): Promise<void> {
  await waitForFrames(page)
  await expect(findBar(page).root).not.toBeInViewport()
}

/** Without motion, the bar is in place two frames after a scroll. */
async function expectShown(page: Page): Promise<void> {
  await waitForFrames(page)
  await expect
    .poll(async () => (await findBar(page).root.boundingBox())?.y)
    .toBeGreaterThanOrEqual(0)
}

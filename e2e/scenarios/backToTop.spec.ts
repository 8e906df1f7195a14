import type { Locator, Page } from '@playwright/test'
import { addLink } from '../support/links.ts'
import { expectScroll, scrollTo, waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const long = '/docs/long'

test.use({ site: 'hideable' })

test('4.7.1 4.7.2 the button is round, in the corner, and hidden until the reader scrolls up', async ({
  page,
  open
}) => {
  await open(long)
  const button = findButton(page)
  await expect(button).toHaveCSS('visibility', 'hidden')
  await scrollTo(page, 1000)
  await expect(button).toBeHidden()
  await scrollTo(page, 999)
  await expect(button).toBeVisible()
  await expect(button).toHaveCSS('position', 'fixed')
  await expect(button).toHaveCSS('right', `${1.3 * 16}px`)
  await expect(button).toHaveCSS('bottom', `${1.3 * 16}px`)
  await expect(button).toHaveCSS('width', '48px')
  await expect(button).toHaveCSS('height', '48px')
  await expect(button).toHaveCSS('border-radius', '50%')
})

test('4.7.3 navigating to a hash hides the button, and the resulting scroll is ignored', async ({
  page,
  open
}) => {
  await open(long)
  const button = findButton(page)
  const link = await addLink(page, `${long}#first-part`)
  await showAt(page, 1000)
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(`${long}#first-part`)
  await expect(page.locator('#first-part')).toBeInViewport()
  await waitForFrames(page)
  await expect(button).toBeHidden()
})

test('4.7.4 a click scrolls to the top, frame by frame', async ({
  page,
  open
}) => {
  await open(long)
  const button = await showAt(page, 1000)
  await button.click()
  await expectScroll(page, 0)
  await expect(button).toBeHidden()
})

test('4.7.2 4.7.3 scrolling down stops the scroll to the top', async ({
  page,
  open
}) => {
  await page.clock.install()
  await open(long)
  const button = await showAt(page, 1000)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button.dispatchEvent('click')
  await page.clock.runFor(20)
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeLessThan(1000)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect(button).toBeHidden()
  await page.clock.runFor(2000)
  await expectScroll(page, 1500)
})

function findButton(page: Page): Locator {
  return page.locator('[aria-label="Scroll back to top"]')
}

/** Make the button visible by scrolling up to a position. */
async function showAt(page: Page, y: number): Promise<Locator> {
  const button = findButton(page)
  await scrollTo(page, y + 1)
  await scrollTo(page, y)
  await expect(button).toBeVisible()
  return button
}

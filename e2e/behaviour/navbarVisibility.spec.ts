import type { Locator, Page } from '@playwright/test'
import { follow } from '../support/follow.ts'
import { openPage } from '../support/openPage.ts'
import { scrollTo } from '../support/scrollTo.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('4.5 Navbar that hides on scroll', () => {
  test.use({ site: 'manual' })

  test('4.5.1 hidden, it is above the window by its height and 2 px', async ({
    page
  }) => {
    await openPage(page, '/docs/long')
    await hide(page)
    const { height = 0 } = (await bar(page).boundingBox()) ?? {}
    await expect
      .poll(async () => (await bar(page).boundingBox())?.y)
      .toBeCloseTo(-height - 2, 0)
  })

  test('4.5.1 it moves within 200 ms', async ({ page }) => {
    await openPage(page, '/docs/long')
    await expect(bar(page)).toHaveCSS('transition-duration', '0.2s')
  })

  test('4.5.2 scrolling down hides it', async ({ page }) => {
    await openPage(page, '/docs/long')
    await scrollTo(page, 300)
    await scrollTo(page, 400)
    await expectHidden(page)
  })

  test('4.5.2 scrolling up shows it', async ({ page }) => {
    await openPage(page, '/docs/long')
    await hide(page)
    await scrollTo(page, 350)
    await expectShown(page)
  })

  test('4.5.2 near the top it shows whatever the direction', async ({
    page
  }) => {
    await openPage(page, '/docs/long')
    await scrollTo(page, 20)
    await scrollTo(page, 40)
    await expectShown(page)
    await scrollTo(page, 50)
    await expectShown(page)
  })

  test('4.5.2 back at the top it shows', async ({ page }) => {
    await openPage(page, '/docs/long')
    await hide(page)
    await scrollTo(page, 0)
    await expectShown(page)
  })

  test('4.5.2 a rebound at the end of the page leaves it hidden', async ({
    page
  }) => {
    await openPage(page, '/docs/long')
    await hide(page)
    const end = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight
    )
    await scrollTo(page, end)
    await expectHidden(page)
    await scrollTo(page, end - 30)
    await expectHidden(page)
    await scrollTo(page, end - 100)
    await expectShown(page)
  })

  test('4.5.3 a page that is restored in its middle starts with it hidden', async ({
    page
  }) => {
    await openPage(page, '/docs/long')
    await scrollTo(page, 1200)
    await page.reload()
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(1000)
    await expectHidden(page)
  })

  test('4.5.4 a jump to a heading hides it', async ({ page }) => {
    await openPage(page, '/docs/long')
    await follow(page, 'to the sixth part')
    await expect(page.locator('#part-6')).toBeInViewport()
    await expectHidden(page)
  })

  test('4.5.4 a jump to a heading that has to be decoded hides it', async ({
    page
  }) => {
    await openPage(page, '/docs/long')
    await follow(page, 'to the odd part')
    await expect(page.locator('[id="über-uns"]')).toBeInViewport()
    await expectHidden(page)
  })

  test('4.5.4 a jump back up hides it as well', async ({ page }) => {
    await openPage(page, '/docs/long')
    await hide(page, 3000)
    await scrollTo(page, 2900)
    await expectShown(page)
    await page.evaluate(() => {
      location.hash = 'part-1'
    })
    await expect(page.locator('#part-1')).toBeInViewport()
    await expectHidden(page)
  })

  test('4.5.4 after a jump scrolling up shows it', async ({ page }) => {
    await openPage(page, '/docs/long')
    await follow(page, 'to the sixth part')
    await expectHidden(page)
    const y = await page.evaluate(() => window.scrollY)
    await scrollTo(page, y - 50)
    await scrollTo(page, y - 100)
    await expectShown(page)
  })

  test('4.5.4 a hash without its heading shows it', async ({ page }) => {
    await openPage(page, '/docs/long')
    await hide(page)
    await page.evaluate(() => {
      location.hash = 'nothing'
    })
    await expectShown(page)
  })

  test('4.5.4 another page shows it', async ({ page }) => {
    await openPage(page, '/docs/long')
    await hide(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Start', exact: true })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/docs/start')
    await expectShown(page)
  })

  test('4.5.5 the first scroll from the very top leaves it', async ({
    page
  }) => {
    await openPage(page, '/docs/long')
    await scrollTo(page, 500)
    await expectShown(page)
    await scrollTo(page, 501)
    await expectHidden(page)
  })
})

test.describe('4.5 Navbar that stays', () => {
  test('4.5 without the option it always shows', async ({ page }) => {
    await openPage(page, '/docs/form/field')
    await scrollTo(page, 300)
    await scrollTo(page, 800)
    await expectShown(page)
    await expect(bar(page)).toHaveCSS('translate', 'none')
  })

  test('4.5 without the option it shows after a jump to a heading', async ({
    page
  }) => {
    await openPage(page, '/docs/form/field')
    const last = page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .last()
    const id = await last.getAttribute('id')
    await page.evaluate(hash => {
      location.hash = hash
    }, id ?? '')
    await expect(last).toBeInViewport()
    await expectShown(page)
  })
})

function bar(page: Page): Locator {
  return page.locator('nav[aria-label="Main"]')
}

/** Scroll down in two steps: the first one, from the top, hides nothing. */
async function hide(page: Page, y = 400): Promise<void> {
  await scrollTo(page, y - 100)
  await scrollTo(page, y)
  await expectHidden(page)
}

async function expectHidden(page: Page): Promise<void> {
  await expect(bar(page)).not.toBeInViewport()
}

async function expectShown(page: Page): Promise<void> {
  await expect
    .poll(async () => (await bar(page).boundingBox())?.y)
    .toBeGreaterThanOrEqual(0)
}

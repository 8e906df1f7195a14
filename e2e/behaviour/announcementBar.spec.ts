import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { scrollTo } from '../support/scrollTo.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('1.3 Announcement bar', () => {
  test.use({ site: 'handbook' })

  test('1.3.1 the bar is a banner in the configured colours', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(32, 35, 42)')
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  })

  test('1.3.2 the content is markup', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(bar(page).locator('b')).toHaveText('Version 2')
  })

  test('1.3.2 the content is centred and at 85 % of the text size', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(content(page)).toHaveCSS('text-align', 'center')
    const ratio = await content(page).evaluate(element => {
      const sizes = [element, document.body].map(each =>
        Number.parseFloat(getComputedStyle(each).fontSize)
      )
      return (sizes[0] ?? 0) / (sizes[1] ?? 1)
    })
    expect(ratio).toBeCloseTo(0.85)
  })

  test('1.3.2 links of the bar have its colour and a line below them', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const link = bar(page).getByRole('link')
    await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
  })

  test('1.3.2 links of the bar are client navigations', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await bar(page).getByRole('link').click()
    await expect(page).toHaveTitle(/The second step/)
    await expect(bar(page)).toBeVisible()
  })

  test('1.3.3 a bar is closeable unless configured otherwise', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const close = bar(page).getByRole('button', { name: 'Close', exact: true })
    await expect(close).toBeVisible()
    await expect(close.locator('svg')).toHaveCSS('width', '14px')
    await expect(close.locator('svg')).toHaveCSS('height', '14px')
  })

  test('1.3.3 the close button does not push the content off the centre', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    const box = await content(page).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(640, 0)
  })

  test('1.3.4 the bar is 30 px high', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    expect((await bar(page).boundingBox())?.height).toBe(30)
  })

  test('1.3.4 on small screens the bar is as high as its content', {
    tag: '@phone'
  }, async ({ page }) => {
    await page.setViewportSize({ width: 200, height: 844 })
    await openPage(page, '/docs/guide/start')
    const height = (await bar(page).boundingBox())?.height
    expect(height).toBeGreaterThan(45)
    expect((await content(page).boundingBox())?.height).toBe(height)
  })

  test('1.3.4 the bar scrolls away and the navbar stays', async ({ page }) => {
    await openPage(page, '/docs/content/code')
    await scrollTo(page, 400)
    await expect(bar(page)).not.toBeInViewport()
    const navbar = page.getByRole('navigation', { name: 'Main', exact: true })
    expect((await navbar.boundingBox())?.y).toBe(0)
  })

  test('1.3.4 the bar is not printed', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
  })

  test('1.3.5 the docs sidebar makes room for the bar until the page is scrolled', {
    tag: '@desktop'
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await openPage(page, '/docs/content/code')
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    const height = async () => (await sidebar.boundingBox())?.height ?? 0
    const atTop = await height()
    await scrollTo(page, 400)
    await expect.poll(height).toBe(atTop + 30)
    await scrollTo(page, 0)
    await expect.poll(height).toBe(atTop)
  })

  test('1.3.5 without the bar the docs sidebar needs no room for it', {
    tag: '@desktop'
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await openPage(page, '/docs/content/code')
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    const height = async () => (await sidebar.boundingBox())?.height ?? 0
    const before = await height()
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(height).toBe(before + 30)
  })
})

test.describe('1.3 A bar that stays', () => {
  test.use({ site: 'manual' })

  test('1.3.1 the colours are black on white unless configured', async ({
    page
  }) => {
    await openPage(page, '/docs/start')
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(bar(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
  })

  test('1.3.3 a bar that is not closeable has no button', async ({ page }) => {
    await openPage(page, '/docs/start')
    await expect(bar(page)).toBeVisible()
    await expect(bar(page).getByRole('button')).toHaveCount(0)
  })
})

test('1.3.1 there is no bar where none is configured', async ({ page }) => {
  await openPage(page, '/')
  await expect(bar(page)).toHaveCount(0)
})

function bar(page: Page): Locator {
  return page.getByRole('banner')
}

/** The element that holds the configured content. */
function content(page: Page): Locator {
  return bar(page).locator('div', { has: page.locator('b') })
}

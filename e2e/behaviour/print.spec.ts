import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const start = '/docs/permissions/started'

test.describe('10.5 Print', () => {
  const hidden: readonly (readonly [string, (page: Page) => Locator])[] = [
    ['the navbar', page => page.locator('nav[aria-label=Main]')],
    ['the footer', page => page.locator('footer')],
    ['the sidebar', page => page.locator('[aria-label="Docs sidebar"]')],
    [
      'the table of contents',
      page => page.locator('[aria-label="Table of contents"]')
    ],
    [
      'the contents of small screens',
      page => page.locator('summary').filter({ hasText: /^On this page$/ })
    ],
    ['the paginator', page => page.locator('[aria-label="Docs pages"]')],
    [
      'the back-to-top button',
      page => page.locator('[aria-label="Scroll back to top"]')
    ]
  ]
  for (const [name, find] of hidden) {
    test(`10.5 ${name} is not printed`, async ({ page }) => {
      await openPage(page, start)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('h1')).toBeVisible()
      for (const element of await find(page).all()) {
        await expect(element).toBeHidden()
      }
    })
  }

  test('10.5 an open menu is not printed, and hides nothing of the page', {
    tag: '@phone'
  }, async ({ page }) => {
    await openPage(page, start)
    const whole = countPrinted(await page.pdf())
    expect(whole).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(countPrinted(await page.pdf())).toBe(whole)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('dialog')).toHaveAttribute('open')
    await expect(page.locator('dialog')).toHaveCSS('display', 'none')
  })

  test('10.5 the recent posts of the blog are not printed', async ({
    page
  }) => {
    await openPage(page, '/blog/new-theme')
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.locator('[aria-label="Blog recent posts navigation"]').first()
    ).toBeHidden()
    await expect(
      page.locator('[aria-label="Blog post page navigation"]')
    ).toBeHidden()
  })

  test('10.5 code wraps', async ({ page }) => {
    await openPage(page, start)
    await page.emulateMedia({ media: 'print' })
    const code = page.locator('main pre').first()
    await expect(code).toHaveCSS('white-space-collapse', 'preserve')
    await expect(code).toHaveCSS('text-wrap-mode', 'wrap')
    const overflow = await page
      .locator('main pre')
      .evaluateAll(
        blocks =>
          blocks.filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth
          ).length
      )
    expect(overflow).toBe(0)
  })

  test('10.5 tabs are kept together', async ({ page }) => {
    await openPage(page, '/docs/store/started')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[role=tabpanel]').first()).toHaveCSS(
      'break-inside',
      'avoid'
    )
  })

  test('10.5 the text takes the whole width', async ({ page }) => {
    await openPage(page, start)
    await page.emulateMedia({ media: 'print' })
    const box = await page.locator('main').boundingBox()
    const width = await page.evaluate(() => document.body.clientWidth)
    expect(box?.width).toBeGreaterThan(width * 0.9)
  })

  test.describe(() => {
    test.use({ site: 'handbook' })

    test('10.5 the announcement bar is not printed', async ({ page }) => {
      await openPage(page, '/docs/guide/start')
      const bar = page.getByRole('banner')
      await expect(bar).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('[role=banner]')).toBeHidden()
    })
  })
})

/** Count the sheets of paper of a PDF file. */
function countPrinted(file: Buffer): number {
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

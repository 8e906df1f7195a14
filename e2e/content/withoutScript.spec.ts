import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({ site: 'everything' })

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every tab shows, under its label', async ({ page }) => {
    await page.goto('/docs/tabs')
    await expect(page.getByText('Phone again.')).toBeVisible()
    await expect(page.getByRole('tablist').first()).toBeHidden()
    await expect(page.getByText('bun add @kit/forms')).toBeVisible()
  })

  test('details open, and code has no buttons that do nothing', async ({
    page
  }) => {
    await page.goto('/docs/components')
    const details = page.locator('.details').first()
    await expect(details.getByText('Inside, with a')).toBeHidden()
    await details.locator('> summary').click()
    await expect(details.getByText('Inside, with a')).toBeVisible()
    await expect(page.locator('.code-copy').first()).toBeHidden()
  })

  test('an identifier shows its signature, and a large image is a link', async ({
    page
  }) => {
    await page.goto('/docs/code')
    const symbol = page.locator('.symbol').first()
    await symbol.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(
      await symbol.evaluate(link => getComputedStyle(link, '::after').content)
    ).toContain('function createForm')
    await page.goto('/docs/images')
    await expect(
      page.getByRole('link', { name: /^Enlarge the image/ })
    ).toHaveAttribute('href', /wide\.\w+\.svg$/)
  })
})

test.describe('On paper', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  test('2.9.11 code wraps, and folded code is whole', async ({ page }) => {
    await openPage(page, '/docs/code')
    const wide = page.locator('code', { hasText: 'A line that scrolls' })
    await expect(wide).toHaveCSS('white-space', 'pre-wrap')
    const folded = page.getByRole('figure', { name: 'package.json' })
    await expect(folded.locator('pre')).toHaveCSS('max-height', 'none')
    await expect(page.locator('.code-fold')).toBeHidden()
    await expect(page.locator('.code-copy').first()).toBeHidden()
  })

  test('tabs and details show all they hold', async ({ page }) => {
    await openPage(page, '/docs/components')
    await expect(page.getByText('With Markdown.')).toBeVisible()
    await expect(page.getByText('bun add @kit/forms')).toBeVisible()
    await expect(page.getByRole('tablist').first()).toBeHidden()
  })

  test('links to other sites show where they lead', async ({ page }) => {
    await openPage(page, '/docs/text')
    const link = page.getByRole('link', { name: /^another site/ })
    expect(
      await link.evaluate(node => getComputedStyle(node, '::after').content)
    ).toContain('https://example.com/a/very/long')
  })
})

import { colorSwitch, expectMode } from '../../../../e2e/support/colorSwitch.ts'
import { expect, test } from '../../../../e2e/support/test.ts'
import { expectAccessible } from '../../../../e2e/sweeps/expectAccessible.ts'

test.use({ site: 'everything' })

test('a doc links its book, which Back leaves', async ({ page, open }) => {
  await open('/docs/text')
  await page.getByRole('link', { name: 'Topic on one page' }).click()
  await expect(page).toHaveURL(/\/docs\/book$/)
  await expect(page.locator('.book-contents')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/docs\/text$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('@both a book is readable, fits the screen and violates no policy', async ({
    page
  }) => {
    const faults: string[] = []
    page.on('console', message => faults.push(message.text()))
    page.on('requestfailed', request => faults.push(request.url()))
    page.on('response', response => {
      if (response.status() >= 400) faults.push(response.url())
    })
    await page.goto('/docs/book')
    await page.locator('.book-contents').getByText('Admonitions').click()
    await expect(page.locator('#page-docs-admonitions')).toBeInViewport()
    await expect(
      page.locator('#page-docs-tabs .print-tab').nth(1)
    ).toBeVisible()
    const width = page.viewportSize()?.width ?? 0
    const box = await page.locator('.book').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(width)
    expect(faults).toEqual([])
  })
})

test("a book has the reader's color mode on screen, and is light on paper", async ({
  page,
  open
}) => {
  await open('/docs/text')
  const toggle = await colorSwitch(page)
  await toggle.click()
  await expectMode(page, 'dark')
  await page.getByRole('link', { name: 'Topic on one page' }).click()
  await expect(page).toHaveURL(/\/docs\/book$/)
  const readColor = () =>
    page.evaluate(() => getComputedStyle(document.body).color)
  await expectMode(page, 'dark')
  const dark = await readColor()
  await page.emulateMedia({ media: 'print' })
  const printed = await readColor()
  await page.emulateMedia({ media: 'screen' })
  await expectAccessible(page)
  await page.goto('/docs/book?docusaurus-theme=light')
  await expectMode(page, 'light')
  expect(await readColor()).not.toBe(dark)
  expect(await readColor()).toBe(printed)
  // Another tab changes the mode.
  await page.goto('/docs/book')
  await expectMode(page, 'dark')
  const other = await page.context().newPage()
  await other.goto('/docs/book')
  await other.evaluate(() => localStorage.setItem('theme', 'light'))
  await expectMode(page, 'light')
})

test('a printed book has a cover, and each chapter starts on a new page', async ({
  page
}) => {
  await page.goto('/docs/book')
  await page.emulateMedia({ media: 'print' })
  const breaks = await page
    .locator('.book-contents, .book-chapter')
    .evaluateAll(blocks =>
      blocks.map(block => {
        const { breakBefore, page: name } = getComputedStyle(block)
        return [breakBefore, name]
      })
    )
  const [contents, ...chapters] = breaks
  expect(contents?.[0]).toBe('page')
  expect(chapters.length).toBeGreaterThan(10)
  expect(chapters).toEqual(
    chapters.map((_, index) => ['page', `chapter-${index + 1}`])
  )
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const sheets = pdf.match(/\/Type \/Page\b/g) ?? []
  expect(sheets.length).toBeGreaterThanOrEqual(breaks.length + 1)
})

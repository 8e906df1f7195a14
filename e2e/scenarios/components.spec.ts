import { expect, test } from '../support/test.ts'

test.use({ site: 'everything' })

test('2.9 A reader uses cards, trees and components', async ({
  page,
  open
}) => {
  await open('/docs/components')

  await test.step('2.9.15 both kinds of details open and show their content', async () => {
    const details = page.locator('.details').first()
    await details.locator('> summary').click()
    await expect(details.getByText('Open from the start.')).toBeVisible()
    await page.getByText('An element of HTML').click()
    await expect(page.getByText('With Markdown.')).toBeVisible()
  })

  await test.step('2.9 folders in a tree can be closed', async () => {
    const folder = page.locator('.file-tree-folder').first()
    await expect(folder.getByText('layout.tsx')).toBeVisible()
    await folder.locator('> summary').click()
    await expect(folder.getByText('layout.tsx')).toBeHidden()
  })

  await test.step('2.9 a card links where its title does; links inside it lead elsewhere', async () => {
    const card = page.locator('.card', { hasText: 'With a link inside' })
    await card.click({ position: { x: 5, y: 5 } })
    await expect(page).toHaveURL('/docs/tabs')
    await page.goBack()
    await card.getByRole('link', { name: 'link inside' }).click()
    await expect(page).toHaveURL('/docs/code')
  })

  await test.step('2.9 a component on a Docusaurus page works', async () => {
    await open('/docs/moved')
    await page.getByRole('button', { name: 'Counted 2' }).click()
    await expect(page.getByRole('button', { name: 'Counted 3' })).toBeVisible()
  })
})

test.describe('2.9 Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('2.9 A reader without scripts misses nothing', async ({ page }) => {
    await test.step('2.9.12 every tab shows, under its label', async () => {
      await page.goto('/docs/tabs')
      await expect(page.getByText('Phone again.')).toBeVisible()
      await expect(page.getByRole('tablist').first()).toBeHidden()
      await expect(page.getByText('bun add @kit/forms')).toBeVisible()
    })

    await test.step('2.9.15 details open, folders close, and code has no dead buttons', async () => {
      await page.goto('/docs/components')
      const details = page.locator('.details').first()
      await expect(details.getByText('Inside, with a')).toBeHidden()
      await details.locator('> summary').click()
      await expect(details.getByText('Inside, with a')).toBeVisible()
      await expect(page.locator('.code-copy').first()).toBeHidden()
      const folder = page.locator('.file-tree-folder').first()
      await folder.locator('> summary').click()
      await expect(folder.getByText('layout.tsx')).toBeHidden()
    })
  })
})

test('2.9 A reader prints pages', async ({ page, open }) => {
  await page.emulateMedia({ media: 'print' })

  await test.step('2.9.11 code wraps, and folded code is whole', async () => {
    await open('/docs/code')
    const wide = page.locator('code', { hasText: 'A line that scrolls' })
    await expect(wide).toHaveCSS('white-space', 'pre-wrap')
    const folded = page.getByRole('figure', { name: 'package.json' })
    await expect(folded.locator('pre')).toHaveCSS('max-height', 'none')
    await expect(page.locator('.code-fold')).toBeHidden()
    await expect(page.locator('.code-copy').first()).toBeHidden()
  })

  await test.step('2.9.12 tabs and details show all their content', async () => {
    await open('/docs/components')
    await expect(page.getByText('With Markdown.')).toBeVisible()
    await expect(page.getByText('bun add @kit/forms')).toBeVisible()
    await expect(page.getByRole('tablist').first()).toBeHidden()
  })

  await test.step('2.9.1 external links show their address', async () => {
    await open('/docs/text')
    const link = page.getByRole('link', { name: /^another site/ })
    expect(
      await link.evaluate(node => getComputedStyle(node, '::after').content)
    ).toContain('https://example.com/a/very/long')
  })
})

import { readBox } from '../support/box.ts'
import { holdClient } from '../support/holdRequests.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/permissions/started'

for (const { when, javaScriptEnabled } of [
  { when: 'before the script arrives', javaScriptEnabled: true },
  { when: 'without scripts', javaScriptEnabled: false }
] as const) {
  test.describe(`What works ${when}`, () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ page }) => holdClient(page))

    test(`links lead to pages, headings and the text ${when}`, {
      tag: '@both'
    }, async ({ bar, page, isMobile }) => {
      await test.step('to the next page, and back', async () => {
        await page.goto(doc)
        await page
          .getByRole('navigation', { name: 'Docs pages' })
          .getByRole('link', { name: /^Next/ })
          .click()
        await expect(page).not.toHaveURL(doc)
        await expect(page.locator('h1')).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(doc)
      })

      await test.step('to a heading, which is below the bar', async () => {
        const link = page.locator('main h2 a[href^="#"]').last()
        const hash = (await link.getAttribute('href')) ?? ''
        // By its address: the link itself shows only on hover.
        await page.goto(`${doc}${hash}`)
        const heading = page.locator(`[id="${hash.slice(1)}"]`)
        await expect(heading).toBeInViewport()
        const { height } = await readBox(bar.root)
        const { y } = await readBox(heading)
        expect(y).toBeGreaterThanOrEqual(height)
      })

      await test.step('from the contents to a heading', async () => {
        await page.goto(doc)
        const contents = page.locator('main details').first()
        if (await contents.isVisible()) {
          await contents.locator('summary').click()
        }
        const entry = page
          .locator('main a[href^="#"]')
          .filter({ visible: true, hasText: /\w/ })
          .first()
        const hash = (await entry.getAttribute('href')) ?? ''
        await entry.click()
        await expect(page).toHaveURL(`${doc}${hash}`)
        await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport()
      })

      if (isMobile) {
        await test.step('from the menu to other topics', async () => {
          await page.goto(doc)
          const link = bar.link('Modals')
          await expect(link).toBeHidden()
          await bar.root.locator('summary').click()
          await expect(link).toBeVisible()
          await link.click()
          await expect(page).toHaveURL(/\/docs\/modals\//)
        })
        await test.step('from the menu to pages of its own', async () => {
          await page.goto(doc)
          await bar.root.locator('summary').first().click()
          const types = page
            .getByRole('link', { name: 'Types', exact: true })
            .filter({ visible: true })
            .first()
          await expect(types).toBeVisible()
          await types.click()
          await expect(page).toHaveURL('/docs/permissions/types')
        })
        return
      }
      await test.step('from the sidebar to the pages of its topic', async () => {
        await page.goto('/docs/query/started')
        await page
          .getByRole('navigation', { name: 'Docs sidebar' })
          .getByRole('link')
          .last()
          .click()
        await expect(page).not.toHaveURL('/docs/query/started')
        await expect(page.locator('h1')).toBeVisible()
      })
    })
  })
}

test.describe('What does not work yet', () => {
  test.use({ site: 'handbook' })

  test('buttons are disabled before the script arrives', async ({ page }) => {
    await holdClient(page)
    await page.goto('/docs/guide/second')
    const buttons = [
      page.getByRole('banner').getByRole('button', { name: 'Close' }),
      page
        .getByRole('button', { name: /^(?:Expand|Collapse) sidebar/ })
        .first(),
      page.getByRole('button', { name: 'Copy as Markdown' })
    ]
    for (const button of buttons) await expect(button).toBeDisabled()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a category has no button without scripts', async ({ page }) => {
      await page.goto('/docs/guide/second')
      const carets = page.locator('aside button[aria-expanded]')
      await expect(carets).not.toHaveCount(0)
      await expect(carets.filter({ visible: true })).toHaveCount(0)
    })

    test('the keyboard reaches the entries of a dropdown without scripts', async ({
      bar,
      page
    }) => {
      await page.goto('/docs/guide/second')
      await expect(bar.link('One')).toBeHidden()
      await bar.trigger('Tools').focus()
      await expect(bar.link('One')).toBeVisible()
      for (const name of ['One', 'Two']) {
        await page.keyboard.press('Tab')
        await expect(bar.link(name)).toBeFocused()
      }
      await bar.link('Blog').focus()
      await expect(bar.link('One')).toBeHidden()
    })
  })
})

import { readBox } from '../support/box.ts'
import { holdClient } from '../support/holdRequests.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/content/headings'

test.use({ site: 'handbook' })

for (const { when, javaScriptEnabled } of [
  { when: 'before the script arrives', javaScriptEnabled: true },
  { when: 'without scripts', javaScriptEnabled: false }
] as const) {
  test.describe(when, () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ page }) => holdClient(page))

    test(`a link opens the next page, and Back returns to the previous one, ${when}`, async ({
      page,
      heading
    }) => {
      await page.goto(doc)
      const pages = page.getByRole('navigation', { name: 'Docs pages' })
      await pages.getByRole('link', { name: /^Next/ }).click()
      await expect(page).toHaveURL('/docs/content/code')
      await expect(heading).toHaveText('Code')
      await page.goBack()
      await expect(page).toHaveURL(doc)
    })

    test(`a hash scrolls to its heading, below the bar, ${when}`, async ({
      page,
      bar
    }) => {
      await page.goto(`${doc}#1-first`)
      const heading = page.locator('[id="1-first"]')
      await expect(heading).toBeInViewport()
      const { height } = await readBox(bar.root)
      expect((await readBox(heading)).y).toBeGreaterThanOrEqual(height)
    })

    test(`a table of contents entry leads to its heading ${when}`, {
      tag: '@both'
    }, async ({ page, isMobile }) => {
      await page.goto(doc)
      if (isMobile) await page.locator('main summary').first().click()
      await page
        .getByRole('main')
        .getByRole('link', { name: '1. First', exact: true })
        .filter({ visible: true })
        .click()
      await expect(page).toHaveURL(`${doc}#1-first`)
      await expect(page.locator('[id="1-first"]')).toBeInViewport()
    })

    test(`the sidebar leads to the pages of its section ${when}`, async ({
      page,
      sidebar,
      heading
    }) => {
      await page.goto(doc)
      await sidebar.link('Tabs').click()
      await expect(page).toHaveURL('/docs/content/tabs')
      await expect(heading).toHaveText('Tabs')
    })

    for (const [target, name, address] of [
      ['other sections', 'Last', '/docs/other/last'],
      ['the pages of its section', 'Tabs', '/docs/content/tabs']
    ] as const) {
      test(`the menu leads to ${target} ${when}`, {
        tag: '@phone'
      }, async ({ page, bar }) => {
        await page.goto(doc)
        const link = page
          .getByRole('link', { name, exact: true })
          .filter({ visible: true })
        await expect(link).toHaveCount(0)
        await bar.root.locator('summary').first().click()
        await link.click()
        await expect(page).toHaveURL(address)
      })
    }
  })
}

test('buttons are disabled before the script arrives', async ({ page }) => {
  await holdClient(page)
  await page.goto('/docs/guide/second')
  const buttons = [
    page.getByRole('banner').getByRole('button', { name: 'Close' }),
    page.getByRole('button', { name: /^(?:Expand|Collapse) sidebar/ }).first(),
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

  test('1.4.6 without scripts, the footer shows one of its two logos', async ({
    page,
    footer
  }) => {
    await page.goto('/docs/guide/second')
    await expect(footer.root.locator('img')).toHaveCount(2)
    await expect(footer.logo).toHaveCount(1)
  })
})

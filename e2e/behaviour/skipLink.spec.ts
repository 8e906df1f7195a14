import type { Locator, Page } from '@playwright/test'
import { follow } from '../support/follow.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const text = 'Skip to main content'

test.describe('1.2 Skip link', () => {
  test.use({ site: 'handbook' })

  test('1.2.1 the skip link is in a region of its own name', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const region = page.getByRole('region', { name: text })
    await expect(region.getByRole('link')).toHaveText(text)
  })

  test('1.2.2 the skip link is off the screen until it has the focus', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(skipLink(page)).not.toBeInViewport()
  })

  test('1.2.2 the first Tab shows the skip link at the top left, with a shadow', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await page.keyboard.press('Tab')
    await expect(skipLink(page)).toBeFocused()
    await expect(skipLink(page)).toBeInViewport()
    const { x = 0, y = 0 } = (await skipLink(page).boundingBox()) ?? {}
    expect([x, y]).toEqual([16, 16])
    await expect(skipLink(page)).not.toHaveCSS('box-shadow', 'none')
  })

  test('1.2.2 the focused skip link is above the navbar', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await page.keyboard.press('Tab')
    await expect(skipLink(page)).toHaveCSS('z-index', '201')
    const isOnTop = await skipLink(page).evaluate(link => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const middle = [left + width / 2, top + height / 2] as const
      return document.elementFromPoint(...middle) === link
    })
    expect(isOnTop).toBe(true)
  })

  test('1.2.3 the skip link leaves the address and the history alone', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const entries = await page.evaluate(() => history.length)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/docs/guide/start')
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('1.2.4 the skip link moves the focus to the main landmark', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('1.2.4 the Tab after the skip link reaches the first link of the page', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  test('1.2.4 the main landmark is no stop of the Tab key afterwards', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main')).not.toHaveAttribute('tabindex')
  })

  test('1.2.5 after a navigation the next Tab reaches the skip link', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await follow(page, 'Second')
    await expect(page).toHaveTitle(/The second step/)
    await page.keyboard.press('Tab')
    await expect(skipLink(page)).toBeFocused()
  })

  test('1.2.5 the focus goes back to the skip link from docs to blog as well', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await follow(page, 'News')
    await expect(page).toHaveTitle(/News/)
    await expect(page.getByRole('region', { name: text })).toBeFocused()
  })

  test('1.2.5 a navigation to a hash leaves the focus alone', async ({
    page
  }) => {
    await openPage(page, '/docs/content/links')
    await follow(page, 'Relative with dot')
    await expect(page).toHaveTitle(/Headings/)
    await expect(page.getByRole('region', { name: text })).not.toBeFocused()
  })

  test('1.2.5 the back button leaves the focus alone', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await follow(page, 'Second')
    await expect(page).toHaveTitle(/The second step/)
    const link = await focusSomething(page)
    await page.goBack()
    await expect(page).toHaveTitle(/^Start/)
    await expect(link).toBeFocused()
  })

  test('1.2.5 a link to the page that is shown leaves the focus alone', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const link = page.getByRole('contentinfo').getByRole('link', {
      name: 'Start'
    })
    await link.focus()
    await link.press('Enter')
    await expect(page).toHaveURL('/docs/guide/start')
    await expect(link).toBeFocused()
  })

  test('1.2.5 the first load leaves the focus alone', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(
      'BODY'
    )
  })
})

test.describe('1.2 Skip link without scripts', () => {
  test.use({ site: 'handbook', javaScriptEnabled: false })

  test('1.2.3 without scripts the skip link jumps to the wrapper of the main landmark', async ({
    page
  }) => {
    await page.goto('/docs/guide/start')
    const href = await skipLink(page).getAttribute('href')
    await expect(page.locator(`${href}:has(main)`)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/docs/guide/start${href}`)
  })
})

function skipLink(page: Page): Locator {
  return page.getByRole('link', { name: text })
}

/** Focus a link of the footer, which stays where it is from page to page. */
async function focusSomething(page: Page): Promise<Locator> {
  const link = page.getByRole('contentinfo').getByRole('link', {
    name: 'Start'
  })
  await link.focus()
  return link
}

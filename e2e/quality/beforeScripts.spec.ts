import type { Page } from '@playwright/test'
import { holdClient } from '../support/holdClient.ts'
import { expect, test } from '../support/siteTest.ts'
import { pageKinds } from './pageKinds.ts'

const doc = '/docs/permissions/started'

const arrivals = [
  { when: 'before the script arrives', javaScriptEnabled: true },
  { when: 'without scripts', javaScriptEnabled: false }
] as const

for (const { when, javaScriptEnabled } of arrivals) {
  test.describe(`What works ${when}`, () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ page }) => holdClient(page))

    for (const { kind, address } of pageKinds) {
      test(`a ${kind} has its heading and text ${when}`, async ({ page }) => {
        await page.goto(address)
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.getByRole('main')).toContainText(/\S[\s\S]{30}/)
      })
    }

    test(`links lead to their pages ${when}`, async ({ page }) => {
      await page.goto(doc)
      await nextLink(page).click()
      await expect(page).not.toHaveURL(doc)
      await expect(page.locator('h1')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(doc)
    })

    test(`links to headings bring them below the navbar ${when}`, async ({
      page
    }) => {
      await page.goto(doc)
      const link = page.locator('main h2 a[href^="#"]').last()
      const hash = (await link.getAttribute('href')) ?? ''
      // Followed by its address: the link itself shows on hover alone.
      await page.goto(`${doc}${hash}`)
      const heading = page.locator(`[id="${hash.slice(1)}"]`)
      await expect(heading).toBeInViewport()
      const navbar = page.getByRole('navigation', { name: 'Main', exact: true })
      const { height = 0 } = (await navbar.boundingBox()) ?? {}
      const { y = 0 } = (await heading.boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(height)
    })

    test(`entries of the contents lead to headings ${when}`, async ({
      page
    }) => {
      await page.goto(doc)
      const contents = page.locator('main details').first()
      if (await contents.isVisible()) await contents.locator('summary').click()
      const entry = page
        .locator('main a[href^="#"]')
        .filter({ visible: true, hasText: /\w/ })
        .first()
      const hash = (await entry.getAttribute('href')) ?? ''
      await entry.click()
      await expect(page).toHaveURL(`${doc}${hash}`)
      await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport()
    })

    test(`the skip link leads to the text ${when}`, async ({ page }) => {
      await page.goto(doc)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to main content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      const wrapper = page.locator((await skip.getAttribute('href')) ?? '')
      await expect(wrapper).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(wrapper.locator(':focus')).toBeVisible()
    })

    test(`the docs sidebar opens its categories ${when}`, {
      tag: '@desktop'
    }, async ({ page }) => {
      await page.goto('/docs/query/started')
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
      const link = sidebar.getByRole('link').last()
      await link.click()
      await expect(page).not.toHaveURL('/docs/query/started')
      await expect(page.locator('h1')).toBeVisible()
    })

    test(`the mobile menu opens and its links lead on ${when}`, {
      tag: '@phone'
    }, async ({ page }) => {
      await page.goto(doc)
      const navbar = page.getByRole('navigation', { name: 'Main', exact: true })
      const link = navbar.getByRole('link', { name: 'Modals' })
      await expect(link).toBeHidden()
      await navbar.locator('summary').click()
      await expect(link).toBeVisible()
      await link.click()
      await expect(page).toHaveURL(/\/docs\/modals\//)
    })

    test(`the mobile menu reaches the pages of its topic ${when}`, {
      tag: '@phone'
    }, async ({ page }) => {
      await page.goto(doc)
      await page.locator('nav summary').first().click()
      const link = page.getByRole('link', { name: 'Types', exact: true })
      await expect(link.filter({ visible: true }).first()).toBeVisible()
      await link.filter({ visible: true }).first().click()
      await expect(page).toHaveURL('/docs/permissions/types')
    })
  })
}

test.describe('A script that is 10 s late', () => {
  test('what the reader has opened and read stays as it is', async ({
    page
  }) => {
    let release: () => void = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/\/assets\/[^?]*\.js$/, async route => {
      await held
      await route.continue()
    })
    await page.goto('/docs/query/queryManager/examples')
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        if (details instanceof HTMLDetailsElement) details.open = true
      }
      window.scrollTo(0, 700)
    })
    const before = await readPlace(page)
    release()
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true'
    )
    expect(await readPlace(page)).toEqual(before)
  })
})

/** Which details are open, and how far the page is scrolled. */
async function readPlace(page: Page) {
  return page.evaluate(() => ({
    open: [...document.querySelectorAll('main details')].map(details =>
      details.hasAttribute('open')
    ),
    scroll: Math.round(window.scrollY)
  }))
}

function nextLink(page: Page) {
  return page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Next/ })
}

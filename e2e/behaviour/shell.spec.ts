import type { Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import { follow } from '../support/follow.ts'
import { footerLink } from '../support/footerLink.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const kinds = [
  '/',
  '/docs/form/started',
  '/docs/category/query-manager',
  '/blog',
  '/blog/new-theme',
  '/blog/archive',
  '/blog/authors',
  '/nope'
]

test.describe('1.1 Order and landmarks', () => {
  test.describe('with an announcement bar', () => {
    test.use({ site: 'handbook' })

    test('1.1.1 skip link, announcement bar, navbar, page and footer come in this order', async ({
      page
    }) => {
      await openPage(page, '/docs/guide/start')
      const follows = await page.evaluate(() => {
        const parts = [
          '[role="region"][aria-label="Skip to main content"]',
          '[role="banner"]',
          'nav[aria-label="Main"]',
          'main',
          'footer'
        ].map(part => document.querySelector(part))
        return parts.slice(1).map((part, index) => {
          const previous = parts[index]
          if (!part || !previous) return false
          const position = previous.compareDocumentPosition(part)
          return position === Node.DOCUMENT_POSITION_FOLLOWING
        })
      })
      expect(follows).toEqual([true, true, true, true])
    })

    test('1.1.1 on a short page the footer is at the bottom of the window', async ({
      page
    }) => {
      const { width } = page.viewportSize() ?? { width: 0 }
      await page.setViewportSize({ width, height: 2000 })
      await openPage(page, '/docs/plain/two')
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect(footer && footer.y + footer.height).toBeCloseTo(2000, 0)
    })

    test('1.1.3 a dropdown opened by Enter stays open from doc to doc', {
      tag: '@desktop'
    }, async ({ page }) => {
      await openPage(page, '/docs/guide/start')
      await follow(page, 'Second')
      await expect(page).toHaveTitle(/The second step/)
      const trigger = page.getByRole('button', { name: 'Tools' })
      await trigger.press('Enter')
      await page.goBack()
      await expect(page).toHaveTitle(/^Start/)
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    })
  })

  test('1.1.2 the navbar is the navigation named Main', async ({ page }) => {
    await openPage(page, '/docs/form/started')
    await expect(
      page.getByRole('navigation', { name: 'Main', exact: true })
    ).toBeVisible()
  })

  test('1.1.2 the footer is the information about the content', async ({
    page
  }) => {
    await openPage(page, '/docs/form/started')
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  })

  for (const address of kinds) {
    test(`1.1.2 the page at ${address} has exactly one main landmark`, async ({
      page
    }) => {
      await openPage(page, address)
      await expect(page.getByRole('main')).toHaveCount(1)
    })
  }

  test('1.1.4 a page that crashes leaves navbar and footer usable', async ({
    page
  }) => {
    await openPage(page, '/docs/form/started')
    const link = await addLink(page, '/%E0%A4')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page crashed.'
    )
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await footerLink(page, 'Query').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Get started with queries'
    )
  })

  test('1.1.5 focus by the keyboard has an outline', async ({ page }) => {
    await openPage(page, '/docs/form/started')
    const brand = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', {
        name: 'Toolbox'
      })
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press('Tab')
      if (await brand.evaluate(link => link.matches(':focus'))) break
    }
    await expect(brand).toBeFocused()
    expect(await readOutline(page)).toBe('solid')
  })

  test('1.1.5 focus by the pointer has no outline', async ({ page }) => {
    await openPage(page, '/docs/form/started')
    await page.locator('.code-block').first().scrollIntoViewIfNeeded()
    const copy = page.getByRole('button', { name: 'Copy code' }).first()
    await copy.click()
    await expect(copy.or(page.getByLabel('Copied')).first()).toBeFocused()
    expect(await readOutline(page)).toBe('none')
  })
})

/** Read the outline of what has the focus. */
async function readOutline(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement ? getComputedStyle(activeElement).outlineStyle : ''
  })
}

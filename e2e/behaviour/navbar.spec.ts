import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { readLuminance } from '../support/readLuminance.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('2.6 Navbar', () => {
  test.use({ site: 'handbook' })

  test('2.6.1 the bar is 60 px high and above the page', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    expect((await bar(page).boundingBox())?.height).toBeCloseTo(60, 0)
    await expect(bar(page)).toHaveCSS('z-index', '200')
    await expect(bar(page)).toHaveCSS('position', 'sticky')
  })

  test('2.6.1 the brand leads home', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await brand(page, 'Handbook').click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handbook')
  })

  test('2.6.1 a bar without a style is light', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    expect(await readLuminance(bar(page), 'background-color')).toBeGreaterThan(
      0.8
    )
  })

  test('2.6.2 the logo has its configured text', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(
      bar(page).getByRole('img', { name: 'Handbook logo' })
    ).toBeVisible()
  })

  test('1.4.6 the logo of the dark mode shows in the dark mode', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start?docusaurus-theme=dark')
    await expect(
      bar(page).getByRole('img', { name: 'Handbook logo' })
    ).toHaveAttribute('src', /99e9f2/)
  })

  test.describe('on a desktop', { tag: '@desktop' }, () => {
    test('2.6.1 brand, left items, right items and the colour switch stand in this order', async ({
      page
    }) => {
      await openPage(page, '/docs/guide/start')
      const lefts = await Promise.all(
        [
          brand(page, 'Handbook'),
          item(page, 'Start'),
          item(page, 'Content'),
          page.getByRole('button', { name: 'Stamp' }),
          item(page, 'Blog'),
          bar(page).getByRole('link', { name: /^Report/ }),
          page.getByRole('button', { name: /^Switch between/ })
        ].map(async part => (await part.boundingBox())?.x ?? -1)
      )
      expect(lefts).toEqual([...lefts].sort((one, other) => one - other))
      expect(lefts).not.toContain(-1)
    })

    test('2.6.1 an item is on the right unless configured', async ({
      page
    }) => {
      await openPage(page, '/docs/guide/start')
      const left = await item(page, 'Content').boundingBox()
      const right = await item(page, 'Blog').boundingBox()
      const button = await page
        .getByRole('button', { name: 'Stamp' })
        .boundingBox()
      const gap = (right?.x ?? 0) - (button?.x ?? 0) - (button?.width ?? 0)
      expect(right?.x).toBeGreaterThan(left?.x ?? 0)
      expect(gap).toBeGreaterThan(20)
    })

    test('2.6.1 there is no button for a menu', async ({ page }) => {
      await openPage(page, '/docs/guide/start')
      await expect(
        page.getByRole('button', { name: 'Toggle navigation bar' })
      ).toBeHidden()
    })
  })

  test.describe('on a phone', { tag: '@phone' }, () => {
    test('2.6.1 no item is in the bar', async ({ page }) => {
      await openPage(page, '/docs/guide/start')
      for (const name of ['Start', 'Content', 'Blog', 'Report']) {
        await expect(bar(page).getByRole('link', { name })).toHaveCount(0)
      }
      await expect(
        bar(page).getByRole('button', { name: 'Tools' })
      ).toHaveCount(0)
    })

    test('2.6.1 the button for the menu is left of the brand', async ({
      page
    }) => {
      await openPage(page, '/docs/guide/start')
      const toggle = await page
        .getByRole('button', { name: 'Toggle navigation bar' })
        .boundingBox()
      const { x = 0 } = (await brand(page, 'Handbook').boundingBox()) ?? {}
      expect((toggle?.x ?? 0) + (toggle?.width ?? 0)).toBeLessThanOrEqual(x)
    })

    test('4.1.4 the colour switch is not in the bar', async ({ page }) => {
      await openPage(page, '/docs/guide/start')
      await expect(
        bar(page).getByRole('button', { name: /^Switch between/ })
      ).toHaveCount(0)
    })
  })
})

test.describe('2.6 Navbar of the primary style', () => {
  test.use({ site: 'manual' })

  test('2.6.1 the primary style is another background', async ({ page }) => {
    await openPage(page, '/docs/start')
    expect(await readLuminance(bar(page), 'background-color')).toBeLessThan(0.5)
    expect(await readLuminance(brand(page, 'Manual'), 'color')).toBeGreaterThan(
      0.8
    )
  })

  test('2.6.1 the brand leads where the logo says', async ({ page }) => {
    await openPage(page, '/docs/start')
    await expect(brand(page, 'Manual')).toHaveAttribute(
      'href',
      'https://company.example.com'
    )
    await expect(brand(page, 'Manual')).toHaveAttribute('target', '_self')
  })

  test('2.6.2 a logo beside a title needs no text', async ({ page }) => {
    await openPage(page, '/docs/start')
    await expect(brand(page, 'Manual').locator('img')).toHaveAttribute(
      'alt',
      ''
    )
  })
})

test.describe('2.6 Navbar without a title', () => {
  test.use({ site: 'bare' })

  test('2.6.2 a logo without a title has the name of the site', async ({
    page
  }) => {
    await openPage(page, '/kit/docs/first')
    await expect(bar(page).getByRole('img', { name: 'Bare' })).toBeVisible()
  })

  test('2.6.1 the brand leads to the base', async ({ page }) => {
    await openPage(page, '/kit/docs/first')
    await expect(brand(page, 'Bare')).toHaveAttribute('href', '/kit/')
  })
})

function bar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main', exact: true })
}

function item(page: Page, name: string): Locator {
  return bar(page).getByRole('link', { name, exact: true })
}

function brand(page: Page, title: string): Locator {
  return bar(page).getByRole('link', { name: title })
}

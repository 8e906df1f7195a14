import type { Locator, Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/documentMark.ts'
import { openPage } from '../support/openPage.ts'
import { readLuminance } from '../support/readLuminance.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('1.4 Footer with columns', () => {
  test('1.4.1 a footer without a style is light', async ({ page }) => {
    await openPage(page, '/')
    expect(
      await readLuminance(footer(page), 'background-color')
    ).toBeGreaterThan(0.8)
  })

  test('1.4.2 titled entries make a column each, with its title and its list', async ({
    page
  }) => {
    await openPage(page, '/')
    const tools = footer(page).locator('div', { hasText: /^Tools$/ })
    await expect(tools).toBeVisible()
    await expect(
      tools.locator('xpath=following-sibling::ul').getByRole('link')
    ).toHaveText(['Debug', 'Logger', 'Hooks', 'CLI'])
  })

  test('1.4.2 columns stand side by side', { tag: '@desktop' }, async ({
    page
  }) => {
    await openPage(page, '/')
    const tops = await footer(page)
      .getByRole('list')
      .evaluateAll(lists => lists.map(list => list.getBoundingClientRect().top))
    expect(new Set(tops.map(Math.round)).size).toBe(1)
    expect(tops).toHaveLength(4)
  })

  test('1.4.5 the copyright stands without a logo', async ({ page }) => {
    await openPage(page, '/')
    await expect(footer(page)).toContainText('Toolbox Docs 0.0.12')
    await expect(footer(page).getByRole('img')).toHaveCount(0)
  })
})

test.describe('1.4 Footer with a flat list', () => {
  test.use({ site: 'handbook' })

  test('1.4.1 the dark style is dark', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    expect(await readLuminance(footer(page), 'background-color')).toBeLessThan(
      0.2
    )
    expect(await readLuminance(footer(page), 'color')).toBeGreaterThan(0.7)
  })

  test('1.4.2 untitled entries make one flat list', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(footer(page).getByRole('list')).toHaveCount(1)
    await expect(footer(page).getByRole('listitem')).toHaveText([
      'Start',
      'Status',
      'Consent'
    ])
  })

  test('1.4.2 the flat list is centred', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    const items = await footer(page)
      .getByRole('listitem')
      .evaluateAll(entries =>
        entries.map(entry => {
          const { left, right } = entry.getBoundingClientRect()
          return { left, right }
        })
      )
    const left = Math.min(...items.map(item => item.left))
    const right = Math.max(...items.map(item => item.right))
    const width = await page.evaluate(
      () => document.documentElement.clientWidth
    )
    expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThan(2)
  })

  test('1.4.2 a dot stands between two entries and nowhere else', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    expect(await readSeparators(page)).toEqual(['', '·', '·'])
  })

  test('1.4.2 on small screens entries stack without dots', {
    tag: '@phone'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    expect(await readSeparators(page)).toEqual(['', '', ''])
    const tops = await footer(page)
      .getByRole('listitem')
      .evaluateAll(entries =>
        entries.map(entry => entry.getBoundingClientRect().top)
      )
    expect(new Set(tops).size).toBe(3)
  })

  test('1.4.3 an internal entry is a client navigation', async ({ page }) => {
    await openPage(page, '/blog')
    await markDocument(page)
    await footer(page).getByRole('link', { name: 'Start' }).click()
    await expect(page).toHaveTitle(/^Start/)
    await expectSameDocument(page)
  })

  test('1.4.3 an external entry has an icon and opens a new tab', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const status = footer(page).getByRole('link', { name: 'Status' })
    await expect(status).toHaveAttribute('target', '_blank')
    await expect(status).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(status.locator('svg')).toBeVisible()
  })

  test('1.4.3 an entry of markup is shown as it is', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(
      footer(page).getByRole('button', { name: 'Consent' })
    ).toBeVisible()
  })

  test('1.4.4 the logo has its size and its text', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    const logo = footer(page).getByRole('img', { name: 'Publisher' })
    await expect(logo).toBeVisible()
    await expect(logo).toHaveAttribute('width', '48')
    await expect(logo).toHaveAttribute('height', '48')
  })

  test('1.4.4 a logo with an address is a link that brightens under the pointer', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    const link = footer(page).getByRole('link', { name: 'Publisher' })
    await expect(link).toHaveAttribute('href', 'https://publisher.example.com')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveCSS('opacity', '0.5')
    await link.hover()
    await expect(link).toHaveCSS('opacity', '1')
  })

  test('1.4.4 the logo of the dark mode shows in the dark mode', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start?docusaurus-theme=dark')
    await expect(visibleLogo(page)).toHaveAttribute('src', /99e9f2/)
  })

  test('1.4.5 the copyright is markup, below the logo and centred', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const copyright = footer(page).getByText('Copyright Handbook')
    await expect(copyright.locator('b')).toHaveText('Handbook')
    await expect(copyright).toHaveCSS('text-align', 'center')
    const text = await copyright.boundingBox()
    const logo = await visibleLogo(page).boundingBox()
    expect(text?.y).toBeGreaterThanOrEqual((logo?.y ?? 0) + (logo?.height ?? 0))
  })

  test('1.4.6 the served page has both logos and shows that of the mode', async ({
    browser,
    baseURL
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${baseURL}/docs/guide/start`)
    await expect(footer(page).locator('img')).toHaveCount(2)
    await expect(visibleLogo(page)).toHaveCount(1)
    await page.close()
  })
})

test.describe('1.4 Footer with a logo alone', () => {
  test.use({ site: 'manual' })

  test('1.4.2 an entry of a column may be markup', async ({ page }) => {
    await openPage(page, '/docs/start')
    await expect(footer(page).getByText('Only words')).toBeVisible()
  })

  test('1.4.4 a logo without an address is no link', async ({ page }) => {
    await openPage(page, '/docs/start')
    await expect(
      footer(page).getByRole('img', { name: 'Company' })
    ).toBeVisible()
    await expect(
      footer(page).getByRole('link', { name: 'Company' })
    ).toHaveCount(0)
  })

  test('1.4.4 without a dark logo the one there is serves both modes', async ({
    page
  }) => {
    await openPage(page, '/docs/start?docusaurus-theme=dark')
    await expect(visibleLogo(page)).toHaveAttribute('src', /0b7285/)
  })
})

test.describe('1.4 No footer', () => {
  test.use({ site: 'bare' })

  test('1.4.1 nothing is shown where no footer is configured', async ({
    page
  }) => {
    await openPage(page, '/kit/docs/first')
    await expect(footer(page)).toHaveCount(0)
  })
})

function footer(page: Page): Locator {
  return page.getByRole('contentinfo')
}

function visibleLogo(page: Page): Locator {
  return footer(page).locator('img').filter({ visible: true })
}

/** Read what stands before each entry of the flat list. */
async function readSeparators(page: Page): Promise<readonly string[]> {
  return footer(page)
    .getByRole('listitem')
    .evaluateAll(entries =>
      entries.map(entry => {
        const { content } = getComputedStyle(entry, '::before')
        return /"([^"]*)"/.exec(content)?.[1] ?? ''
      })
    )
}

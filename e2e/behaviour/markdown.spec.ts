import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({ site: 'handbook' })

test.describe('2.9 Markdown', { tag: '@once' }, () => {
  const page1 = '/docs/content/markdown'

  test('2.9.1 tables are tables', async ({ page }) => {
    await openPage(page, page1)
    await expect(page.getByRole('columnheader')).toHaveText(['Left', 'Right'])
    await expect(page.getByRole('cell')).toHaveText(['cell', '1'])
  })

  test('2.9.1 two tildes strike out', async ({ page }) => {
    await openPage(page, page1)
    await expect(page.locator('del')).toHaveText('gone')
  })

  test('2.9.1 tasks are boxes that cannot be changed', async ({ page }) => {
    await openPage(page, page1)
    const boxes = page.getByRole('main').getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    await expect(boxes.first()).toBeChecked()
    await expect(boxes.last()).not.toBeChecked()
    await expect(boxes.first()).toBeDisabled()
  })

  test('2.9.1 an address becomes a link that opens a new tab', async ({
    page
  }) => {
    await openPage(page, page1)
    const link = page.locator('a[href="https://auto.example.com"]')
    await expect(link).toHaveText('https://auto.example.com')
    await expect(link).toHaveAttribute('target', '_blank')
  })

  test('2.9.1 a footnote and its place lead to each other', async ({
    page
  }) => {
    await openPage(page, page1)
    const reference = page.locator('sup a')
    await expect(reference).toHaveText('1')
    await reference.click()
    const note = page.getByText('The words of the note.')
    await expect(note).toBeInViewport()
    const back = note.getByRole('link')
    await expect(back).toHaveAttribute(
      'href',
      `#${await reference.getAttribute('id')}`
    )
  })

  test('2.9.1 short codes become signs', async ({ page }) => {
    await openPage(page, page1)
    await expect(page.getByText('🚀 launched')).toBeVisible()
  })

  test('2.9.1 comments of HTML and of MDX are not shown', async ({ page }) => {
    await openPage(page, page1)
    await expect(page.getByRole('article')).not.toContainText('a comment')
  })

  test('2.9.1 expressions and elements are allowed', async ({ page }) => {
    await openPage(page, page1)
    await expect(page.getByText('The answer is 42.')).toBeVisible()
    await expect(page.locator('kbd')).toHaveText('Ctrl')
  })

  test('2.9.1 a partial is part of the page that imports it', async ({
    page
  }) => {
    await openPage(page, page1)
    await expect(page.getByText('The words of the part.')).toBeVisible()
  })

  test('2.9.1 a partial is no page', async ({ request }) => {
    expect((await request.get('/docs/content/_part')).status()).toBe(404)
    expect((await request.get('/docs/content/part')).status()).toBe(404)
  })

  test('2.9.1 a plain file knows tables, short codes, HTML and comments as well', async ({
    page
  }) => {
    await openPage(page, '/docs/content/plain')
    await expect(page.getByRole('cell')).toHaveText(['cell', '1'])
    await expect(page.getByText('🚀 in a plain file')).toBeVisible()
    await expect(page.locator('kbd')).toHaveText('HTML')
    await expect(page.getByRole('article')).not.toContainText('a comment')
  })

  test('2.9.19 tags of this site’s docs make no pages', async ({
    playwright
  }) => {
    const request = await playwright.request.newContext({
      baseURL: process.env.SITE_ORIGIN ?? ''
    })
    expect((await request.get('/docs/tags')).status()).toBe(404)
    await request.dispose()
  })
})

test.describe('2.9 Headings', () => {
  const headings = '/docs/content/headings'

  for (const [text, id] of [
    ['API / Reference', 'api--reference'],
    ['What is useQuery?', 'what-is-usequery'],
    ['1. First', '1-first'],
    ['C++ & C#', 'c--c'],
    ['Über uns', 'über-uns'],
    ['A link inside', 'a-link-inside']
  ] as const) {
    test(`2.9.2 the id of the heading “${text}” is ${id}`, {
      tag: '@once'
    }, async ({ page }) => {
      await openPage(page, headings)
      await expect(heading(page, text)).toHaveAttribute('id', id)
    })
  }

  test('2.9.2 headings of the same text are numbered', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, headings)
    const ids = await page
      .getByRole('main')
      .getByRole('heading', { name: /^Again/ })
      .evaluateAll(each => each.map(({ id }) => id))
    expect(ids).toEqual(['again', 'again-1', 'again-2'])
  })

  test('2.9.2 an id of the author’s own keeps its letter case and is not shown', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, headings)
    const own = page.locator('h2#ownID')
    await expect(own).toHaveText(/^With an own id\u200B?$/)
  })

  test('2.9.2 the title of a page has neither id nor anchor', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, headings)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).not.toHaveAttribute('id')
    await expect(title.getByRole('link')).toHaveCount(0)
  })

  test('2.9.3 the anchor of a heading leads to it', async ({ page }) => {
    await openPage(page, headings)
    const anchor = heading(page, '1. First').getByRole('link')
    await anchor.click()
    await expect(page).toHaveURL(`${headings}#1-first`)
    await expect(heading(page, '1. First')).toBeInViewport()
  })

  test('2.9.3 the anchor is named for the text of its heading', async ({
    page
  }) => {
    await openPage(page, headings)
    const anchor = heading(page, '1. First').getByRole('link')
    await expect(anchor).toHaveAttribute(
      'aria-label',
      'Direct link to 1. First'
    )
    await expect(anchor).toHaveAttribute('title', 'Direct link to 1. First')
  })

  test('2.9.3 with markup in the heading the anchor is named for the id', async ({
    page
  }) => {
    await openPage(page, headings)
    await expect(
      heading(page, 'What is useQuery?').getByRole('link')
    ).toHaveAttribute('aria-label', 'Direct link to what-is-usequery')
  })

  test('2.9.3 the anchor is a sign that the text does not hold', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, headings)
    const anchor = heading(page, '1. First').getByRole('link')
    expect(await anchor.textContent()).toBe('\u200B')
    const sign = await anchor.evaluate(
      link =>
        getComputedStyle(link, '::before').content +
        getComputedStyle(link, '::after').content
    )
    expect(sign).toContain('#')
  })

  test('2.9.3 the anchor shows under the pointer', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, headings)
    const anchor = heading(page, '1. First').getByRole('link')
    await expect(anchor).toHaveCSS('opacity', '0')
    await heading(page, '1. First').hover()
    await expect(anchor).toHaveCSS('opacity', '1')
  })

  test('2.9.3 the anchor shows while it has the focus', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, headings)
    const first = heading(page, 'API / Reference').getByRole('link')
    const second = heading(page, 'What is useQuery?').getByRole('link')
    await first.focus()
    await page.keyboard.press('Tab')
    await expect(second).toBeFocused()
    await expect(second).toHaveCSS('opacity', '1')
  })
})

test.describe('2.9 Links to files', { tag: '@once' }, () => {
  const links = '/docs/content/links'

  for (const [name, href] of [
    ['Relative with dot', '/docs/content/headings?from=links#again'],
    ['Relative upwards', '/docs/guide/start'],
    ['From the docs root', '/docs/guide/second'],
    ['From the folder', '/docs/content/tabs'],
    ['From the docs root with slash', '/docs/guide/start'],
    ['From the site root with slash', '/docs/guide/second'],
    ['To a folder', '/docs/guide/basics/']
  ] as const) {
    test(`2.9.17 a link to a file leads to its page: ${name}`, async ({
      page
    }) => {
      await openPage(page, links)
      await expect(
        page.getByRole('main').getByRole('link', { name, exact: true })
      ).toHaveAttribute('href', href)
    })
  }

  test('2.9.17 a link to another file is a hashed download in a new tab', async ({
    page,
    request
  }) => {
    await openPage(page, links)
    const link = page.getByRole('main').getByRole('link', { name: 'Download' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^\/assets\/.*download.*\.zip$/)
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).not.toMatch(/\/download\.zip$/)
    expect((await request.get(href)).status()).toBe(200)
  })
})

test.describe('2.9 Images', () => {
  const images = '/docs/content/images'

  test('2.9.18 a picture has the size of its file', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, images)
    const circle = page.getByRole('img', { name: 'A circle' })
    await expect(circle).toHaveAttribute('width', '64')
    await expect(circle).toHaveAttribute('height', '48')
  })

  test('2.9.18 a picture is loaded late and decoded aside', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, images)
    const circle = page.getByRole('img', { name: 'A circle' })
    await expect(circle).toHaveAttribute('loading', 'lazy')
    await expect(circle).toHaveAttribute('decoding', 'async')
  })

  test('2.9.18 the address of a picture is hashed', {
    tag: '@once'
  }, async ({ page, request }) => {
    await openPage(page, images)
    const src = await page
      .getByRole('img', { name: 'A wide one' })
      .getAttribute('src')
    expect(src).toMatch(/^\/assets\//)
    expect(src).not.toMatch(/\/wide\.svg$/)
    expect((await request.get(src ?? '')).status()).toBe(200)
  })

  test('2.9.18 a wide picture is no wider than the text, and keeps its form', async ({
    page
  }) => {
    await openPage(page, images)
    const box = await page
      .getByRole('img', { name: 'A wide one' })
      .boundingBox()
    const text = await page.getByRole('article').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(text?.width ?? 0)
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4, 1)
  })
})

function heading(page: Page, text: string): Locator {
  return page
    .getByRole('main')
    .getByRole('heading')
    .filter({
      hasText: new RegExp(`^${text.replace(/[?+.]/g, '\\$&')}\\u200B?$`)
    })
}

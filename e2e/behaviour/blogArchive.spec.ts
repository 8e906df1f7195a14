import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('2.4 Archive', () => {
  test.use({ site: 'handbook' })

  test('2.4.13 the archive has its title and its subtitle', async ({
    page
  }) => {
    await openPage(page, '/blog/archive')
    await expect(page).toHaveTitle('Archive | Handbook')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive')
    await expect(page.locator('h1 + p')).toHaveText('Archive')
  })

  test('2.4.13 years are listed newest first', async ({ page }) => {
    await openPage(page, '/blog/archive')
    const years = page.getByRole('heading', { level: 3 })
    await expect(years).toHaveText([/^2025/, /^2024/, /^2023/])
  })

  test('2.4.13 in a year the oldest post is first, with day and title', async ({
    page
  }) => {
    await openPage(page, '/blog/archive')
    await expect(year(page, '2025').getByRole('listitem')).toHaveText([
      'January 1 - A post of the first day',
      'March 10 - The newest post'
    ])
  })

  test('2.4.13 every listed post is in the archive', async ({ page }) => {
    await openPage(page, '/blog/archive')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12)
  })

  test('2.4.13 the archive leads to the posts', async ({ page }) => {
    await openPage(page, '/blog/archive')
    await page.getByRole('link', { name: /Older post 5/ }).click()
    await expect(page).toHaveURL('/blog/2023/05/01/older-5')
  })

  test('2.4.13 the heading of a year is an anchor', async ({ page }) => {
    await openPage(page, '/blog/archive')
    const heading = page.locator('h3[id="2024"]')
    await heading.hover()
    await heading.getByRole('link').click()
    await expect(page).toHaveURL('/blog/archive#2024')
  })

  test('2.4.13 years are columns side by side, three to a row', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/blog/archive')
    const boxes = await page
      .getByRole('heading', { level: 3 })
      .evaluateAll(headings =>
        headings.map(heading => {
          const { top, width } = heading.getBoundingClientRect()
          return { top, width }
        })
      )
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
  })
})

test.describe('2.4 Authors', () => {
  test.use({ site: 'handbook' })

  test('2.4.14 the authors page has its title', async ({ page }) => {
    await openPage(page, '/blog/authors')
    await expect(page).toHaveTitle('Authors | Handbook')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authors')
  })

  test('2.4.14 all authors of the file are listed in its order', async ({
    page
  }) => {
    await openPage(page, '/blog/authors')
    await expect(authorNames(page)).toHaveText([
      /^Ada/,
      'Grace',
      'Alan',
      'Nobody yet'
    ])
  })

  for (const [name, count] of [
    ['Ada', '2 posts'],
    ['Alan', 'One post'],
    ['Nobody yet', '0 posts']
  ] as const) {
    test(`2.4.14 ${name} has a badge with the count of posts: ${count}`, async ({
      page
    }) => {
      await openPage(page, '/blog/authors')
      await expect(entry(page, name).getByLabel(count)).toBeVisible()
    })
  }

  test('2.4.14 an author has photo, job title and accounts', async ({
    page
  }) => {
    await openPage(page, '/blog/authors')
    await expect(
      entry(page, 'Ada').getByRole('img', { name: 'Ada' })
    ).toBeVisible()
    await expect(entry(page, 'Ada')).toContainText('Editor')
    await expect(
      entry(page, 'Ada').getByRole('link', { name: 'GitHub' })
    ).toHaveAttribute('href', 'https://github.com/ada')
  })

  test('2.4.15 the name of an author leads to the author’s own address', async ({
    page
  }) => {
    await openPage(page, '/blog/newest')
    const ada = page.getByRole('article').getByRole('link', { name: 'Ada' })
    await expect(ada).toHaveAttribute('href', 'https://ada.example.com')
    await expect(ada).toHaveAttribute('target', '_blank')
  })

  test('2.4.15 without an address the name leads to the mailbox', async ({
    page
  }) => {
    await openPage(page, '/blog/newest')
    await expect(
      page.getByRole('article').getByRole('link', { name: 'Grace' })
    ).toHaveAttribute('href', 'mailto:grace@example.com')
  })

  test('2.4.15 without both the name is plain text', async ({ page }) => {
    await openPage(page, '/blog/2025/01/01/new-year')
    const article = page.getByRole('article')
    await expect(article).toContainText('Alan')
    await expect(article.getByRole('link', { name: 'Alan' })).toHaveCount(0)
  })

  test('2.4.15 an author may be written in the post', async ({ page }) => {
    await openPage(page, '/blog/2024/12/31/old-year')
    await expect(page.getByRole('article')).toContainText('Guest')
    await expect(page.getByRole('article')).toContainText('Visitor')
  })

  test('2.4.15 several authors stand side by side', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/blog/newest')
    const article = page.getByRole('article')
    const ada = await article.getByText('Ada', { exact: true }).boundingBox()
    const grace = await article
      .getByText('Grace', { exact: true })
      .boundingBox()
    expect(grace?.y).toBe(ada?.y)
    expect(grace?.x).toBeGreaterThan(ada?.x ?? 0)
  })

  test('2.4.15 an author without a name is a portrait alone', async ({
    page
  }) => {
    await openPage(page, '/blog/two-hundred')
    const authors = page
      .getByRole('article')
      .locator('header')
      .getByRole('list')
    await expect(authors.locator('img')).toBeVisible()
    await expect(authors).toHaveText('')
  })
})

test.describe('2.4 What this site does not have', { tag: '@once' }, () => {
  test('2.4.14 an author without a page of their own has no page', async ({
    request
  }) => {
    expect((await request.get('/blog/authors/docs')).status()).toBe(404)
  })

  test('2.4.16 posts without tags make no pages of tags', async ({
    request
  }) => {
    expect((await request.get('/blog/tags')).status()).toBe(404)
  })
})

test.describe('2.4 Feeds', () => {
  for (const [kind, title] of [
    ['rss', 'Toolbox RSS Feed'],
    ['atom', 'Toolbox Atom Feed']
  ] as const) {
    for (const address of ['/', '/docs/form/started', '/blog', '/nope']) {
      test(`2.4.17 ${address} names the ${kind} feed`, {
        tag: '@once'
      }, async ({ page }) => {
        await page.goto(address)
        const link = page.locator(`link[type="application/${kind}+xml"]`)
        await expect(link).toHaveAttribute('rel', 'alternate')
        await expect(link).toHaveAttribute('href', `/blog/${kind}.xml`)
        await expect(link).toHaveAttribute('title', title)
      })
    }

    test(`2.4.17 the ${kind} feed is where its link leads`, {
      tag: '@once'
    }, async ({ request }) => {
      const answer = await request.get(`/blog/${kind}.xml`)
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain('A new theme for the docs')
    })
  }
})

function year(page: Page, name: string): Locator {
  return page.locator(`h3[id="${name}"]`).locator('..')
}

function authorNames(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

function entry(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
}

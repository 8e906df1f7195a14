import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('2.4 Post', () => {
  test.use({ site: 'handbook' })

  test('2.4.4 a post without a title has that of its first heading', async ({
    page
  }) => {
    await openPage(page, '/blog/2024/12/31/old-year')
    await expect(page).toHaveTitle('A title in the text | Handbook')
  })

  test('2.4.4 the heading that is the title is taken out of the text', async ({
    page
  }) => {
    await openPage(page, '/blog/2024/12/31/old-year')
    await expect(
      page.getByRole('article').getByText('A title in the text')
    ).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test('2.4.4 the description is the first sentence unless written', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/blog/2024/12/31/old-year')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'The whole text, because it has no marker.'
    )
  })

  test('2.4.5 a draft has no page', { tag: '@once' }, async ({ request }) => {
    expect((await request.get('/blog/draft')).status()).toBe(404)
  })

  test('2.4.5 an unlisted post has a page that says so', async ({ page }) => {
    await openPage(page, '/blog/unlisted')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'An unlisted post'
    )
    await expect(page.getByText('This page is unlisted.')).toBeVisible()
  })

  test('2.4.5 an unlisted post asks search engines to stay away', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/blog/unlisted')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow'
    )
  })

  for (const place of [
    '/blog',
    '/blog/page/2',
    '/blog/archive',
    '/blog/newest',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/sitemap.xml'
  ]) {
    test(`2.4.5 an unlisted post is left out of ${place}`, {
      tag: '@once'
    }, async ({ request }) => {
      const text = await (await request.get(place)).text()
      expect(text).not.toContain('/blog/unlisted')
      expect(text).not.toContain('An unlisted post')
    })
  }

  test('2.4.5 an unlisted post has no neighbours', async ({ page }) => {
    await openPage(page, '/blog/unlisted')
    await expect(neighbours(page).getByRole('link')).toHaveCount(0)
  })

  test('2.4.8 the title is the heading of the page', async ({ page }) => {
    await openPage(page, '/blog/newest')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The newest post'
    )
  })

  test('2.4.8 a post is whole, and its marker cannot be seen', async ({
    page
  }) => {
    await openPage(page, '/blog/newest')
    await expect(page.getByText('The part before the marker.')).toBeVisible()
    await expect(page.getByText('The part behind the marker.')).toBeVisible()
    await expect(page.getByRole('article')).not.toContainText('truncate')
  })

  test('2.4.8 the tags are listed below the text', async ({ page }) => {
    await openPage(page, '/blog/newest')
    await expect(page.getByText('Tags:')).toBeVisible()
    await expect(
      page.getByText('Tags:').locator('..').getByRole('listitem')
    ).toHaveText(['release', 'handbook'])
  })

  test('2.4.8 the newer post is on the left', async ({ page }) => {
    await openPage(page, '/blog/2025/01/01/new-year')
    const link = neighbours(page).getByRole('link').first()
    await expect(link).toContainText('Newer post')
    await expect(link).toContainText('The newest post')
    await link.click()
    await expect(page).toHaveURL('/blog/newest')
  })

  test('2.4.8 the older post is on the right', async ({ page }) => {
    await openPage(page, '/blog/2025/01/01/new-year')
    const [newer, older] = await neighbours(page).getByRole('link').all()
    await expect(older as Locator).toContainText('Older post') // there are two
    await expect(older as Locator).toContainText('A title in the text')
    const left = (await newer?.boundingBox())?.x ?? 0
    expect((await older?.boundingBox())?.x).toBeGreaterThan(left)
  })

  test('2.4.8 the newest post has no newer one', async ({ page }) => {
    await openPage(page, '/blog/newest')
    await expect(neighbours(page).getByRole('link')).toHaveCount(1)
    await expect(neighbours(page)).toContainText('Older post')
  })

  test('2.4.8 the contents are in a column on the right', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/blog/newest')
    await expect(contents(page).getByRole('link')).toHaveText([
      'What changed',
      'In detail',
      'What stays'
    ])
    const text = await page.getByRole('article').boundingBox()
    const column = await contents(page).boundingBox()
    expect(column?.x).toBeGreaterThanOrEqual(
      (text?.x ?? 0) + (text?.width ?? 0)
    )
  })

  test('2.4.8 a post without headings has no contents', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/blog/2024/12/31/old-year')
    await expect(contents(page)).toHaveCount(0)
  })

  test('2.4.12 on small screens a post has no contents', {
    tag: '@phone'
  }, async ({ page }) => {
    await openPage(page, '/blog/newest')
    await expect(page.getByText('On this page')).toBeHidden()
    await expect(contents(page)).toBeHidden()
  })

  test('2.4.18 a title for the tab alone is in the tab alone', async ({
    page
  }) => {
    await openPage(page, '/blog/2025/01/01/new-year')
    await expect(page).toHaveTitle('First day | Handbook')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'A post of the first day'
    )
  })
})

test.describe('2.4 Dates', () => {
  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    test.describe(timezoneId, () => {
      test.use({ site: 'handbook', timezoneId })

      test(`2.4.9 a date is written in full, and the same in ${timezoneId}`, async ({
        page
      }) => {
        await openPage(page, '/blog/2025/01/01/new-year')
        const time = page.getByRole('article').locator('time')
        await expect(time).toHaveText('January 1, 2025')
        await expect(time).toHaveAttribute(
          'datetime',
          '2025-01-01T00:00:00.000Z'
        )
      })

      test(`2.4.11 a post of the first of January is in its year in ${timezoneId}`, {
        tag: '@desktop'
      }, async ({ page }) => {
        await openPage(page, '/blog')
        const year = page.getByRole('group', { name: '2025' })
        await expect(year.getByRole('link')).toHaveText([
          'The newest post',
          'New year'
        ])
      })
    })
  }
})

test.describe('2.4 Reading time', () => {
  test.use({ site: 'handbook' })

  for (const [slug, text, what] of [
    ['two-hundred', 'One min read', '200 words take one minute'],
    ['two-hundred-and-one', '2 min read', '201 words are rounded up'],
    ['signs', '2 min read', 'CJK signs count one word each'],
    ['no-words', '0 min read', 'no words take no time'],
    [
      '2024/09/05/older-1',
      'One min read',
      'what is behind the marker counts as well'
    ]
  ] as const) {
    test(`2.4.10 ${what}`, { tag: '@once' }, async ({ page }) => {
      await openPage(page, `/blog/${slug}`)
      await expect(page.getByRole('article').locator('header')).toContainText(
        `· ${text}`
      )
    })
  }
})

function neighbours(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Blog post page navigation' })
}

function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Table of contents' })
}

import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../support/findViolations.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { store } from '../support/storage.ts'

test.use({ site: 'tags' })

test.describe('2.4.14 Page of an author', () => {
  test('2.4.14 the title has the name and the count of posts', async ({
    page
  }) => {
    await openPage(page, '/blog/authors/ada')
    await expect(page).toHaveTitle('Ada Lovelace - 3 posts | Notes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ada Lovelace'
    )
    await expect(page.getByText('Writes about engines.')).toBeVisible()
  })

  test('2.4.14 posts are on pages as in the list', async ({ page }) => {
    await openPage(page, '/blog/authors/ada')
    await expect(titles(page)).toHaveText(['The fifth', 'The fourth'])
    await page.getByRole('link', { name: 'Older entries' }).click()
    await expect(page).toHaveURL('/blog/authors/ada/page/2')
    await expect(titles(page)).toHaveText(['The second'])
  })

  test('2.4.14 an author may have an address of their own choice', async ({
    page
  }) => {
    await openPage(page, '/blog/authors/grace-of-the-navy')
    await expect(page).toHaveTitle('Grace - One post | Notes')
    await expect(titles(page)).toHaveText(['The third'])
  })

  test('2.4.14 an author without posts is said to have none', async ({
    page
  }) => {
    await openPage(page, '/blog/authors/idle')
    await expect(page).toHaveTitle('Nobody yet - 0 posts | Notes')
    await expect(
      page.getByText('This author has not written any posts yet.')
    ).toBeVisible()
  })

  test('2.4.14 the page of an author leads to all authors', async ({
    page
  }) => {
    await openPage(page, '/blog/authors/ada')
    await page.getByRole('link', { name: 'View all authors' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authors')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Ada Lovelace' })
      .click()
    await expect(page).toHaveURL('/blog/authors/ada')
  })

  test('2.4.14 an author without a page has none', async ({
    page,
    request
  }) => {
    expect((await request.get('/blog/authors/alan')).status()).toBe(404)
    await openPage(page, '/blog/authors')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Alan' })
    ).toHaveCount(0)
  })
})

test.describe('2.4.15 Links to an author', () => {
  test('2.4.15 the page of an author goes before their own address', async ({
    page
  }) => {
    await openPage(page, '/blog/2025/05/05/five')
    await expect(
      page.getByRole('article').getByRole('link', { name: 'Ada Lovelace' })
    ).toHaveAttribute('href', '/blog/authors/ada')
  })

  for (const address of ['/blog/2025/05/05/five', '/blog', '/blog/authors']) {
    test(`2.4.15 the portrait on ${address} leads there too`, async ({
      page
    }) => {
      await openPage(page, address)
      const portrait = page
        .getByRole('main')
        .getByRole('img', { name: 'Ada Lovelace' })
        .first()
      // Forced, because what is clicked is the link, which covers the picture.
      await portrait.click({ force: true })
      await expect(page).toHaveURL('/blog/authors/ada')
    })
  }
})

test.describe('10.2 Head of an author', { tag: '@once' }, () => {
  test('10.2 the page of an author is known as such', async ({ page }) => {
    await openPage(page, '/blog/authors/ada')
    await expect(page.locator('meta[name="docusaurus_tag"]')).toHaveAttribute(
      'content',
      'blog_authors_posts'
    )
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Writes about engines.'
    )
    await expect(page.locator('html')).toContainClass('blog-authors-posts-page')
  })

  test('10.3 the page of an author is in the sitemap', async ({ request }) => {
    expect(await (await request.get('/sitemap.xml')).text()).toContain(
      '<loc>https://notes.example/blog/authors/ada</loc>'
    )
  })
})

for (const mode of ['light', 'dark'] as const) {
  for (const address of ['/blog/authors/ada', '/blog/authors/idle']) {
    test(`axe has no complaint about ${address} in ${mode} mode`, async ({
      page
    }) => {
      await store(page, { theme: mode })
      await openPage(page, address)
      await expect(page.getByRole('main')).toHaveCount(1)
      expect(await findViolations(page)).toEqual([])
    })
  }
}

function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading', { level: 2 })
}

import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({ site: 'handbook' })

test.describe('2.5 Unlisted docs', () => {
  test('2.5.6 an unlisted doc says what that means', async ({ page }) => {
    await openPage(page, '/docs/guide/unlisted')
    await expect(page.getByText('Unlisted page', { exact: true })).toBeVisible()
    await expect(
      page.getByText(
        'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.'
      )
    ).toBeVisible()
  })

  test('2.5.6 the notice stands above the article', async ({ page }) => {
    await openPage(page, '/docs/guide/unlisted')
    const notice = await page.getByText('This page is unlisted.').boundingBox()
    const article = await page.getByRole('article').boundingBox()
    expect(notice?.y).toBeLessThan(article?.y ?? 0)
  })

  test('2.5.6 an unlisted doc asks search engines to stay away', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/unlisted')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow'
    )
  })

  test('2.5.6 a listed doc does not', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })

  test('2.5.6 an unlisted doc is not in the sidebar of another page', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(
      sidebar(page).getByRole('link', { name: 'Unlisted doc' })
    ).toHaveCount(0)
  })

  test('2.5.6 an unlisted doc is in the sidebar while it is shown', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await page.getByRole('main').getByRole('link', { name: 'Unlisted' }).click()
    await expect(
      sidebar(page).getByRole('link', { name: 'Unlisted doc' })
    ).toHaveAttribute('aria-current', 'page')
  })

  test('2.5.6 an unlisted doc is no neighbour of another', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/secretChild')
    const neighbours = page.getByRole('navigation', { name: 'Docs pages' })
    await expect(neighbours.getByRole('link').last()).toContainText('Reference')
    await expect(neighbours.getByRole('link').first()).toContainText(
      'Open page'
    )
  })

  test('2.5.6 an unlisted doc has no card on the page of its category', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/docs/category/reference')
    await expect(page.getByRole('main')).not.toContainText('Hidden value')
  })

  test('2.5.6 an unlisted doc is not in the sitemap', {
    tag: '@once'
  }, async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain('/docs/guide/start<')
    expect(sitemap).not.toContain('/docs/guide/unlisted')
  })
})

test.describe('2.5 Drafts', { tag: '@once' }, () => {
  test('2.5.6 a draft has no page', async ({ request }) => {
    expect((await request.get('/docs/guide/draft')).status()).toBe(404)
  })

  test('2.5.6 a draft is not in its sidebar', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(
      sidebar(page).getByRole('link', { name: 'Draft' })
    ).toHaveCount(0)
  })

  test('2.5.6 a draft is not in the sitemap', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).not.toContain('/docs/guide/draft')
  })
})

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' })
}

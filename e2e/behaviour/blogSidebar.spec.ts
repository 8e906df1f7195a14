import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('2.4 Recent posts on a desktop', { tag: '@desktop' }, () => {
  test.use({ site: 'handbook' })

  test('2.4.11 the sidebar is headed Recent posts', async ({ page }) => {
    await openPage(page, '/blog')
    await expect(recent(page)).toContainText('Recent posts')
  })

  test('2.4.11 the sidebar has the five newest posts', async ({ page }) => {
    await openPage(page, '/blog')
    await expect(recent(page).getByRole('link')).toHaveText([
      'The newest post',
      'New year',
      'A title in the text',
      'Two hundred words',
      'Two hundred and one words'
    ])
  })

  test('2.4.11 posts are grouped by year, newest year first', async ({
    page
  }) => {
    await openPage(page, '/blog')
    await expect(recent(page).getByRole('group')).toHaveCount(2)
    await expect(recent(page).getByRole('heading', { level: 3 })).toHaveText([
      '2025',
      '2024'
    ])
  })

  test('2.4.11 an entry has the label for the sidebar where there is one', async ({
    page
  }) => {
    await openPage(page, '/blog')
    await expect(
      recent(page).getByRole('link', { name: 'New year' })
    ).toHaveAttribute('href', '/blog/2025/01/01/new-year')
  })

  test('2.4.11 the post that is shown is the current one', async ({ page }) => {
    await openPage(page, '/blog/newest')
    await expect(recent(page).locator('[aria-current="page"]')).toHaveText(
      'The newest post'
    )
  })

  test('2.4.11 the current entry follows a navigation', async ({ page }) => {
    await openPage(page, '/blog/newest')
    await recent(page).getByRole('link', { name: 'New year' }).click()
    await expect(recent(page).locator('[aria-current="page"]')).toHaveText(
      'New year'
    )
  })

  test('2.4.5 an unlisted post is in the sidebar of its own page', async ({
    page
  }) => {
    await openPage(page, '/blog/unlisted')
    await expect(recent(page).locator('[aria-current="page"]')).toHaveText(
      'An unlisted post'
    )
  })

  for (const address of [
    '/blog',
    '/blog/page/2',
    '/blog/newest',
    '/blog/authors'
  ]) {
    test(`2.4.11 the sidebar is on ${address}`, async ({ page }) => {
      await openPage(page, address)
      await expect(recent(page)).toBeVisible()
    })
  }

  test('2.4.11 the sidebar is not on the archive', async ({ page }) => {
    await openPage(page, '/blog/archive')
    await expect(recent(page)).toHaveCount(0)
  })

  test('2.4.12 sidebar, text and contents stand side by side', async ({
    page
  }) => {
    await openPage(page, '/blog/newest')
    const boxes = await Promise.all([
      recent(page).boundingBox(),
      page.getByRole('article').boundingBox(),
      page.getByRole('navigation', { name: 'Table of contents' }).boundingBox()
    ])
    const [sidebar = 0, text = 0, contents = 0] = boxes.map(box => box?.x ?? 0)
    expect(sidebar).toBeLessThan(text)
    expect(text).toBeLessThan(contents)
  })
})

test.describe('2.4 Recent posts on a phone', { tag: '@phone' }, () => {
  test.use({ site: 'handbook' })

  test('2.4.11 there is no sidebar beside the posts', async ({ page }) => {
    await openPage(page, '/blog')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(recent(page)).toBeHidden()
  })

  test('2.4.11 the recent posts are in the mobile menu', async ({ page }) => {
    await openPage(page, '/blog')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(recent(page)).toBeVisible()
    await recent(page).getByRole('link', { name: 'New year' }).click()
    await expect(page).toHaveURL('/blog/2025/01/01/new-year')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

function recent(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Blog recent posts navigation' })
}

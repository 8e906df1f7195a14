import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const newestFirst = [
  'The newest post',
  'A post of the first day',
  'A title in the text',
  'Two hundred words',
  'Two hundred and one words',
  'No words',
  'Signs',
  'Older post 1',
  'Older post 2',
  'Older post 3'
]

test.describe('2.4 Blog list', () => {
  test.use({ site: 'handbook' })

  test('2.4.1 posts are listed newest first', async ({ page }) => {
    await openPage(page, '/blog')
    await expect(titles(page)).toHaveText(newestFirst)
  })

  test('2.4.1 a file whose name starts with _ is no post', {
    tag: '@once'
  }, async ({ request }) => {
    expect((await request.get('/blog/_partial')).status()).toBe(404)
    expect((await request.get('/blog/partial')).status()).toBe(404)
  })

  test('2.4.2 a date without a zone is UTC', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/blog')
    await expect(post(page, 'The newest post').locator('time')).toHaveAttribute(
      'datetime',
      '2025-03-10T00:00:00.000Z'
    )
  })

  test('2.4.2 without a date in the front matter the file name has it', async ({
    page
  }) => {
    await openPage(page, '/blog')
    await expect(post(page, 'Older post 1').locator('time')).toHaveText(
      'September 5, 2024'
    )
  })

  test('2.4.3 the address of a dated file has its date', async ({ page }) => {
    await openPage(page, '/blog/2024/09/05/older-1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Older post 1'
    )
  })

  test('2.4.3 a slug in the front matter is the address', async ({ page }) => {
    await openPage(page, '/blog/newest')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The newest post'
    )
  })

  test('2.4.6 the list has the title of the blog', async ({ page }) => {
    await openPage(page, '/blog')
    await expect(page).toHaveTitle('News | Handbook')
  })

  test('2.4.6 the list has the description of the blog', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/blog')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'What is new in the handbook.'
    )
  })

  test('2.4.6 the first page of the list has ten posts', async ({ page }) => {
    await openPage(page, '/blog')
    await expect(page.getByRole('article')).toHaveCount(10)
  })

  test('2.4.6 the second page has the posts that are left', async ({
    page
  }) => {
    await openPage(page, '/blog/page/2')
    await expect(titles(page)).toHaveText(['Older post 4', 'Older post 5'])
  })

  test('2.4.6 older entries are behind a link on the right', async ({
    page
  }) => {
    await openPage(page, '/blog')
    const older = pages(page).getByRole('link')
    await expect(older).toHaveText('Older entries')
    expect(await isRightOf(older, pages(page))).toBe(true)
    await older.click()
    await expect(page).toHaveURL('/blog/page/2')
    await expect(titles(page).first()).toHaveText('Older post 4')
  })

  test('2.4.6 newer entries are behind a link on the left', async ({
    page
  }) => {
    await openPage(page, '/blog/page/2')
    const newer = pages(page).getByRole('link')
    await expect(newer).toHaveText('Newer entries')
    expect(await isRightOf(newer, pages(page))).toBe(false)
    await newer.click()
    await expect(page).toHaveURL('/blog')
  })

  test('2.4.7 an entry is an article whose heading leads to the post', async ({
    page
  }) => {
    await openPage(page, '/blog')
    await post(page, 'The newest post')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL('/blog/newest')
  })

  test('2.4.7 an entry has its date and its reading time', async ({ page }) => {
    await openPage(page, '/blog')
    await expect(post(page, 'The newest post').locator('header')).toContainText(
      'March 10, 2025 · One min read'
    )
  })

  test('2.4.7 an entry names the authors', async ({ page }) => {
    await openPage(page, '/blog')
    await expect(post(page, 'The newest post')).toContainText('Ada')
    await expect(post(page, 'The newest post')).toContainText('Grace')
  })

  test('2.4.7 an entry ends at the truncation marker', async ({ page }) => {
    await openPage(page, '/blog')
    const newest = post(page, 'The newest post')
    await expect(newest).toContainText('The part before the marker.')
    await expect(newest).not.toContainText('The part behind the marker.')
  })

  test('2.4.7 the marker may be a comment of MDX', async ({ page }) => {
    await openPage(page, '/blog')
    const entry = post(page, 'A post of the first day')
    await expect(entry).toContainText('Before the marker.')
    await expect(entry).not.toContainText('After it.')
  })

  test('2.4.7 a truncated entry has a link to the rest that names the post', async ({
    page
  }) => {
    await openPage(page, '/blog')
    const more = post(page, 'The newest post').getByRole('link', {
      name: 'Read more about The newest post',
      exact: true
    })
    await expect(more).toHaveText('Read more')
    await expect(more).toHaveAttribute('href', '/blog/newest')
  })

  test('2.4.7 the link to the rest is bold and on the right', async ({
    page
  }) => {
    await openPage(page, '/blog')
    const entry = post(page, 'The newest post')
    const more = entry.getByRole('link', { name: 'Read more' })
    expect(await isRightOf(more, entry)).toBe(true)
    const weight = await more.evaluate(
      link => getComputedStyle(link).fontWeight
    )
    expect(Number(weight)).toBeGreaterThanOrEqual(600)
  })

  test('2.4.7 an entry without a marker is whole and has no link to a rest', async ({
    page
  }) => {
    await openPage(page, '/blog')
    const entry = post(page, 'A title in the text')
    await expect(entry).toContainText(
      'The whole text, because it has no marker.'
    )
    await expect(entry.getByRole('link', { name: 'Read more' })).toHaveCount(0)
  })
})

test('2.4.6 the navigation of the list is there even when it is empty', async ({
  page
}) => {
  await openPage(page, '/blog')
  await expect(pages(page)).toBeAttached()
  await expect(pages(page).getByRole('link')).toHaveCount(0)
})

test('2.4.6 the blog is titled Blog unless configured', async ({ page }) => {
  await openPage(page, '/blog')
  await expect(page).toHaveTitle('Blog | Toolbox')
})

function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading', { level: 2 })
}

function post(page: Page, title: string): Locator {
  return page.getByRole('article').filter({
    has: page.getByRole('heading', { level: 2, name: title, exact: true })
  })
}

function pages(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Blog list page navigation' })
}

/** Tell whether an element ends at the right edge of another. */
async function isRightOf(element: Locator, frame: Locator): Promise<boolean> {
  const [inner, outer] = await Promise.all([
    element.boundingBox(),
    frame.boundingBox()
  ])
  const right = (box: typeof inner) => (box?.x ?? 0) + (box?.width ?? 0)
  return Math.abs(right(inner) - right(outer)) < 2
}

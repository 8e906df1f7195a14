import type { Locator, Page } from '@playwright/test'
import { readBox } from '../../../../e2e/support/box.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'handbook' })

test('2.4 A reader goes through the list to the posts', async ({
  page,
  open
}) => {
  await open('/blog')
  const articles = page.getByRole('article')
  const titles = articles.getByRole('heading', { level: 2 })
  const pages = page.getByLabel('Blog list page navigation')

  await test.step('2.4.6 a link on the right leads to older entries, one on the left to newer ones', async () => {
    const older = pages.getByRole('link', { name: 'Older entries' })
    expect(await endsWith(older, pages)).toBe(true)
    await older.click()
    await expect(page).toHaveURL('/blog/page/2')
    await expect(titles.first()).toHaveText('Older post 4')
    const newer = pages.getByRole('link', { name: 'Newer entries' })
    expect(await endsWith(newer, pages)).toBe(false)
    await newer.click()
    await expect(page).toHaveURL('/blog')
    await expect(titles.first()).toHaveText('The newest post')
  })
  await test.step('2.4.7 the link to the rest is bold and on the right', async () => {
    const more = articles.first().getByRole('link', {
      name: 'Read more about The newest post',
      exact: true
    })
    expect(await endsWith(more, articles.first())).toBe(true)
    await expect(more).toHaveCSS('font-weight', /^[6-9]00$/)
  })
  await test.step('2.4.7 the heading of an entry links to the post', async () => {
    await titles.first().getByRole('link').click()
    await expect(page).toHaveURL('/blog/newest')
    await expect(page.getByText('The part before the marker.')).toBeVisible()
    await expect(page.getByText('The part behind the marker.')).toBeVisible()
  })
  await test.step('2.4.8 2.4.12 sidebar, text and table of contents are side by side', async () => {
    const contents = page.getByLabel('Table of contents')
    const [sidebar, text, column] = await Promise.all(
      [findRecent(page), articles, contents].map(readBox)
    )
    expect(sidebar?.right).toBeLessThanOrEqual(text?.x ?? 0)
    expect(text?.right).toBeLessThanOrEqual(column?.x ?? 0)
  })
  await test.step('2.4.15 several authors are side by side', async () => {
    const [ada, grace] = await Promise.all(
      ['Ada', 'Grace'].map(name =>
        readBox(articles.getByText(name, { exact: true }))
      )
    )
    expect(grace?.y).toBe(ada?.y)
    expect(grace?.x).toBeGreaterThan(ada?.x ?? Infinity)
  })
  await test.step('2.4.11 the current entry of the recent posts follows a navigation', async () => {
    const current = findRecent(page).locator('[aria-current=page]')
    await expect(current).toHaveText('The newest post')
    await findRecent(page).getByRole('link', { name: 'New year' }).click()
    await expect(current).toHaveText('New year')
  })
  await test.step('2.4.8 the newer post is on the left, the older one on the right', async () => {
    const neighbours = page.getByLabel('Blog post page navigation')
    const newer = neighbours.getByRole('link', { name: 'The newest post' })
    const older = neighbours.getByRole('link', { name: 'Older post' })
    expect((await readBox(newer)).x).toBeLessThan((await readBox(older)).x)
    await newer.click()
    await expect(page).toHaveURL('/blog/newest')
  })
  await test.step('2.4.13 the years of the archive are stacked, with equal width', async () => {
    await open('/blog/archive')
    const years = await page.getByRole('heading', { level: 3 }).all()
    const boxes = await Promise.all(years.map(readBox))
    expect(boxes).toHaveLength(3)
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(3)
    const widths = boxes.map(({ width }) => Math.round(width))
    expect(new Set(widths).size).toBe(1)
  })
})

test('2.4.12 A reader opens the blog on a phone', { tag: '@phone' }, async ({
  page,
  open,
  menu
}) => {
  await open('/blog/newest')

  await test.step('2.4.11 2.4.12 on small screens a post has neither table of contents nor sidebar', async () => {
    await expect(page.getByRole('article')).toBeVisible()
    await expect(page.getByText('On this page')).toBeHidden()
    await expect(page.getByLabel('Table of contents')).toBeHidden()
    await expect(findRecent(page)).toBeHidden()
  })
  await test.step('2.4.11 the recent posts are in the mobile menu', async () => {
    await menu.open()
    await expect(findRecent(page)).toBeVisible()
    await findRecent(page).getByRole('link', { name: 'New year' }).click()
    await expect(page).toHaveURL('/blog/2025/01/01/new-year')
    await menu.expectClosed()
  })
})

test.describe('2.4.15 An author with a page', () => {
  test.use({ site: 'tags' })

  test('2.4.15 portraits link to the page of the author', async ({
    page,
    open
  }) => {
    for (const address of ['/blog/2025/05/05/five', '/blog', '/blog/authors']) {
      await open(address)
      const portrait = page
        .getByRole('main')
        .locator('li, article', { hasText: 'Ada Lovelace' })
        .locator('img')
        .first()
      // Forced, because the click is for the link that covers it.
      await portrait.click({ force: true })
      await expect(page).toHaveURL('/blog/authors/ada')
    }
  })
})

function findRecent(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Blog recent posts navigation' })
}

/** Whether an element ends at the right edge of another. */
async function endsWith(element: Locator, frame: Locator): Promise<boolean> {
  const [inner, outer] = await Promise.all([element, frame].map(readBox))
  return Math.abs((inner?.right ?? 0) - (outer?.right ?? 0)) < 2
}

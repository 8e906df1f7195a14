import type { Locator, Page } from '@playwright/test'
import { readBox } from '../../../../e2e/support/box.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'handbook' })

for (const { name, address, target, first, isRight } of [
  {
    name: 'Older entries',
    address: '/blog',
    target: '/blog/page/2',
    first: 'Older post 4',
    isRight: true
  },
  {
    name: 'Newer entries',
    address: '/blog/page/2',
    target: '/blog',
    first: 'The newest post',
    isRight: false
  }
]) {
  test(`2.4.6 "${name}" is on the ${isRight ? 'right' : 'left'} and opens that page`, async ({
    page,
    open
  }) => {
    await open(address)
    const pages = page.getByLabel('Blog list page navigation')
    const link = pages.getByRole('link', { name })
    expect(await endsWith(link, pages)).toBe(isRight)
    await link.click()
    await expect(page).toHaveURL(target)
    await expect(
      page.getByRole('article').getByRole('heading', { level: 2 }).first()
    ).toHaveText(first)
  })
}

test('2.4.7 the Read more link is bold and starts where the excerpt does', async ({
  page,
  open
}) => {
  await open('/blog')
  const entry = page.getByRole('article').first()
  const more = entry.getByRole('link', {
    name: 'Read more about The newest post',
    exact: true
  })
  const { x } = await readBox(entry.locator('.prose'))
  expect((await readBox(more)).x).toBeCloseTo(x, 0)
  await expect(more).toHaveCSS('font-weight', /^[6-9]00$/)
})

test('2.4.8 2.4.12 2.4.15 a post is between the sidebar and the table of contents, with its authors side by side', async ({
  page,
  open
}) => {
  await open('/blog/newest')
  const post = page.getByRole('article')
  const sidebar = await readBox(findRecent(page))
  const text = await readBox(post)
  const contents = await readBox(page.getByLabel('Table of contents'))
  expect(sidebar.right).toBeLessThanOrEqual(text.x)
  expect(text.right).toBeLessThanOrEqual(contents.x)
  const ada = await readBox(post.getByText('Ada', { exact: true }))
  const grace = await readBox(post.getByText('Grace', { exact: true }))
  expect(grace.y).toBe(ada.y)
  expect(grace.x).toBeGreaterThan(ada.x)
})

test('2.4.8 the newer post is on the left, the older one on the right', async ({
  page,
  open
}) => {
  await open('/blog/2025/01/01/new-year')
  const neighbors = page.getByLabel('Blog post page navigation')
  const newer = await readBox(neighbors.getByRole('link').first())
  const older = await readBox(neighbors.getByRole('link').last())
  expect(newer.x).toBeLessThan(older.x)
})

test('2.4.11 the current entry of the recent posts follows navigation', async ({
  page,
  open
}) => {
  await open('/blog/newest')
  const current = findRecent(page).locator('[aria-current=page]')
  await expect(current).toHaveText('The newest post')
  await findRecent(page).getByRole('link', { name: 'New year' }).click()
  await expect(current).toHaveText('New year')
})

test('2.4.13 the years of the archive are stacked, with equal widths', async ({
  page,
  open
}) => {
  await open('/blog/archive')
  const years = await page.getByRole('heading', { level: 3 }).all()
  const boxes = await Promise.all(years.map(readBox))
  expect(boxes).toHaveLength(3)
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(3)
  const widths = boxes.map(({ width }) => Math.round(width))
  expect(new Set(widths).size).toBe(1)
})

test('2.4.11 2.4.12 on small screens a post has neither a table of contents nor a sidebar', {
  tag: '@phone'
}, async ({ page, open }) => {
  await open('/blog/newest')
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByText('On this page')).toBeHidden()
  await expect(page.getByLabel('Table of contents')).toBeHidden()
  await expect(findRecent(page)).toBeHidden()
})

test('2.4.11 the recent posts are in the mobile menu', {
  tag: '@phone'
}, async ({ page, open, menu }) => {
  await open('/blog/newest')
  await menu.open()
  await findRecent(page).getByRole('link', { name: 'New year' }).click()
  await expect(page).toHaveURL('/blog/2025/01/01/new-year')
  await menu.expectClosed()
})

test.describe('an author with a page', () => {
  test.use({ site: 'tags' })

  for (const address of ['/blog/2025/05/05/five', '/blog', '/blog/authors']) {
    test(`2.4.15 the portrait on ${address} links to the author’s page`, async ({
      page,
      open
    }) => {
      await open(address)
      const portrait = page
        .getByRole('main')
        .locator('li, article', { hasText: 'Ada Lovelace' })
        .locator('img')
        .first()
      // Forced, because a link covers the portrait.
      await portrait.click({ force: true })
      await expect(page).toHaveURL('/blog/authors/ada')
    })
  }
})

function findRecent(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Blog recent posts navigation' })
}

/** Whether two elements have the same right edge. */
async function endsWith(element: Locator, frame: Locator): Promise<boolean> {
  const inner = await readBox(element)
  const outer = await readBox(frame)
  return Math.abs(inner.right - outer.right) < 2
}

import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('2.5c Addresses of category pages', { tag: '@once' }, () => {
  for (const [label, slug] of [
    ['permissionsManager', 'permissionsmanager'],
    ['Query Manager', 'query-manager'],
    ['Query Operations', 'query-operations'],
    ['v1', 'v1']
  ] as const) {
    test(`2.5.29 the page of the category ${label} is at ${slug}`, async ({
      page
    }) => {
      await openPage(page, `/docs/category/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
    })
  }
})

test.describe('2.5c Category pages', () => {
  test.use({ site: 'handbook' })

  test('2.5.30 the heading is the title of the link', async ({ page }) => {
    await openPage(page, '/docs/category/reference')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Reference pages'
    )
    await expect(page).toHaveTitle('Reference pages | Handbook')
  })

  test('2.5.30 the description stands below the heading', async ({ page }) => {
    await openPage(page, '/docs/category/reference')
    await expect(page.locator('h1 + p')).toHaveText(
      'Everything that can be looked up.'
    )
  })

  test('2.5.30 the description is in the head', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/docs/category/reference')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Everything that can be looked up.'
    )
  })

  test('2.5.30 breadcrumbs end with the category in plain text', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(crumbs.getByRole('listitem')).toHaveText(['', 'Reference'])
    await expect(crumbs.getByRole('link')).toHaveCount(1)
  })

  test('2.5.30 neighbours follow the order of the sidebar', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    const neighbours = page.getByRole('navigation', { name: 'Docs pages' })
    await expect(neighbours.getByRole('link')).toHaveText([
      'PreviousSecret child',
      'NextValues'
    ])
  })

  test('2.5.30 a category page has no contents', async ({ page }) => {
    await openPage(page, '/docs/category/reference')
    await expect(page.getByText('On this page')).toHaveCount(0)
  })

  test('2.5.31 each direct child that leads somewhere has a card', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 })
    ).toHaveText([
      'Values',
      'Methods',
      'Events',
      'Lone',
      'Standard',
      'First steps'
    ])
  })

  test('2.5.31 a card is one link, in an article', async ({ page }) => {
    await openPage(page, '/docs/category/reference')
    await expect(card(page, 'Values').getByRole('link')).toHaveCount(1)
    await card(page, 'Values').getByRole('link').click()
    await expect(page).toHaveURL('/docs/reference/values')
  })

  test('2.5.31 two cards stand in a row', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/category/reference')
    expect(await countRows(page)).toBe(3)
  })

  test('2.5.31 on small screens one card stands in a row', {
    tag: '@phone'
  }, async ({ page }) => {
    await openPage(page, '/docs/category/reference')
    expect(await countRows(page)).toBe(6)
  })

  test('2.5.31 the heading of a card has no id, and its whole text in its title', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    const heading = card(page, 'Values').getByRole('heading')
    await expect(heading).not.toHaveAttribute('id')
    await expect(heading).toHaveAttribute('title', 'Values')
  })

  test('2.5.31 a long description is cut to one line, and whole in its title', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    const description = card(page, 'Values').locator('p')
    await expect(description).toHaveAttribute(
      'title',
      /therefore ends early\.$/
    )
    await expect(description).toHaveCSS('text-overflow', 'ellipsis')
    const isCut = await description.evaluate(
      text => text.scrollWidth > text.clientWidth
    )
    expect(isCut).toBe(true)
  })

  test('2.5.32 category, page and other site have icons of their own', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    const icons = await Promise.all(
      ['Methods', 'Values', 'Standard'].map(name =>
        card(page, name).locator('svg').first().innerHTML()
      )
    )
    expect(new Set(icons).size).toBe(3)
    const inner = card(page, 'First steps').locator('svg').first()
    expect(await inner.innerHTML()).toBe(icons[1])
  })

  test('2.5.31 a card that leaves the site opens a new tab', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    const link = card(page, 'Standard').getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://example.com/spec')
    await expect(link).toHaveAttribute('target', '_blank')
  })

  test('2.5.31 a card of a plain link within the site stays in the tab', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    await card(page, 'First steps').getByRole('link').click()
    await expect(page).toHaveURL('/docs/plain/two')
    await expect(page).toHaveTitle(/^Two/)
  })

  for (const [name, text, what] of [
    ['Values', /^Every value there is/, 'a doc has its own description'],
    ['Events', 'What is sent, and when.', 'a category may have a description'],
    ['Methods', '2 items', 'a category without one says how many it holds'],
    ['Lone', '1 item', 'a category of one says so']
  ] as const) {
    test(`2.5.32 ${what}`, async ({ page }) => {
      await openPage(page, '/docs/category/reference')
      await expect(card(page, name).locator('p')).toHaveText(text)
    })
  }

  test('2.5.26 the card of a category leads to its first page', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    await card(page, 'Methods').getByRole('link').click()
    await expect(page).toHaveURL('/docs/reference/get')
  })
})

function card(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

async function countRows(page: Page): Promise<number> {
  const tops = await page
    .getByRole('main')
    .locator('section')
    .getByRole('article')
    .evaluateAll(cards => cards.map(each => each.getBoundingClientRect().top))
  return new Set(tops.map(Math.round)).size
}

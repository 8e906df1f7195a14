import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({ site: 'handbook' })

test.describe('2.5 Paginator', () => {
  test('2.5.7 the neighbours of a page are in a navigation of their own', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/second')
    await expect(neighbours(page).getByRole('link')).toHaveCount(2)
  })

  test('2.5.7 the way back is labelled Previous, the way on Next', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/second')
    const [previous, next] = await neighbours(page).getByRole('link').all()
    await expect(previous as Locator).toHaveText('PreviousStart') // there are two
    await expect(next as Locator).toHaveText('NextBasics')
  })

  test('2.5.7 arrows point from the titles to where they lead', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/second')
    const before = await readDecoration(page, 'Start', '::before')
    const after = await readDecoration(page, 'Basics', '::after')
    expect(before).toContain('«')
    expect(after).toContain('»')
  })

  test('2.5.7 a neighbour is a client navigation away', async ({ page }) => {
    await openPage(page, '/docs/guide/second')
    await neighbours(page).getByRole('link').last().click()
    await expect(page).toHaveURL('/docs/guide/basics/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basics')
  })

  test('2.5.7 a page without a sidebar has no neighbours', async ({ page }) => {
    await openPage(page, '/docs/plain/one')
    await expect(neighbours(page)).toBeAttached()
    await expect(neighbours(page).getByRole('link')).toHaveCount(0)
  })

  test('2.5.7 the way follows docs and linked categories, depth first', {
    tag: '@once'
  }, async ({ page }) => {
    expect(await walk(page, '/docs/guide/start')).toEqual([
      '/docs/guide/start',
      '/docs/guide/second',
      '/docs/guide/basics/',
      '/docs/guide/basics/first',
      '/docs/guide/basics/later'
    ])
  })

  test('2.5.7 the way leaves out links, markup, references and unlisted pages', {
    tag: '@once'
  }, async ({ page }) => {
    expect(await walk(page, '/docs/guide/deep/inner')).toEqual([
      '/docs/guide/deep/inner',
      '/docs/guide/deep/outer',
      '/docs/guide/fixed',
      '/docs/guide/fixedLink',
      '/docs/guide/fixedChild',
      '/docs/guide/open',
      '/docs/guide/secretChild',
      '/docs/category/reference',
      '/docs/reference/values',
      '/docs/reference/get',
      '/docs/reference/set',
      '/docs/reference/sent',
      '/docs/reference/lone'
    ])
  })

  test('2.5.7 a page may have a name of its own for its neighbours', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(neighbours(page)).toContainText('The second page')
  })

  test('2.5.4 a page may name its previous page', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/basics/first')
    await expect(neighbours(page).getByRole('link').first()).toHaveText(
      'PreviousStart'
    )
  })

  test('2.5.4 a page may do without a next page', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/basics/later')
    await expect(neighbours(page).getByRole('link')).toHaveText([/^Previous/])
  })
})

test.describe('2.5 Breadcrumbs', () => {
  test('2.5.8 breadcrumbs lead from home over the categories to the page', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/basics/first')
    await expect(crumbs(page).getByRole('listitem')).toHaveText([
      '',
      'Basics',
      'First basics'
    ])
  })

  test('2.5.8 home is an icon with a name', async ({ page }) => {
    await openPage(page, '/docs/guide/basics/first')
    const home = crumbs(page).getByRole('link', { name: 'Home page' })
    await expect(home.locator('svg')).toBeVisible()
    await home.click()
    await expect(page).toHaveURL('/')
  })

  test('2.5.8 a category with a page is a link', async ({ page }) => {
    await openPage(page, '/docs/guide/basics/first')
    await crumbs(page).getByRole('link', { name: 'Basics' }).click()
    await expect(page).toHaveURL('/docs/guide/basics/')
  })

  test('2.5.8 the page itself is plain text', async ({ page }) => {
    await openPage(page, '/docs/guide/basics/first')
    await expect(
      crumbs(page).getByRole('link', { name: 'First basics' })
    ).toHaveCount(0)
  })

  test('2.5.8 a category without a page is plain text', async ({ page }) => {
    await openPage(page, '/docs/guide/deep/inner')
    await expect(crumbs(page).getByRole('listitem')).toHaveText([
      '',
      'Deep',
      'Inner',
      'Inner page'
    ])
    await expect(crumbs(page).getByRole('link')).toHaveCount(1)
  })

  test('2.5.8 a category whose page is unlisted is plain text', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/secretChild')
    await expect(crumbs(page)).toContainText('Secret')
    await expect(crumbs(page).getByRole('link')).toHaveCount(1)
  })

  test('2.5.8 the list is one of schema.org, counted without home', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/basics/first')
    const list = crumbs(page).locator('[itemscope]').first()
    await expect(list).toHaveAttribute(
      'itemtype',
      'https://schema.org/BreadcrumbList'
    )
    const items = list.locator('[itemprop="itemListElement"]')
    await expect(items.locator('[itemprop="name"]')).toHaveText([
      'Basics',
      'First basics'
    ])
    const positions = items.locator('meta[itemprop="position"]')
    expect(
      await positions.evaluateAll(metas =>
        metas.map(meta => meta.getAttribute('content'))
      )
    ).toEqual(['1', '2'])
  })

  test('2.5.8 a page without a sidebar has no breadcrumbs', async ({
    page
  }) => {
    await openPage(page, '/docs/plain/two')
    await expect(crumbs(page)).toHaveCount(0)
  })
})

function neighbours(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs pages' })
}

function crumbs(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Breadcrumbs' })
}

/** Follow the ways on, and list the pages. */
async function walk(page: Page, start: string): Promise<readonly string[]> {
  const addresses = [start]
  for (;;) {
    const html = await (await page.request.get(addresses.at(-1) ?? '')).text()
    const next = await page.evaluate(source => {
      const parsed = new DOMParser().parseFromString(source, 'text/html')
      return parsed
        .querySelector('nav[aria-label="Docs pages"] a[rel="next"]')
        ?.getAttribute('href')
    }, html)
    if (!next || addresses.includes(next)) return addresses
    addresses.push(next)
  }
}

async function readDecoration(
  page: Page,
  title: string,
  place: '::before' | '::after'
): Promise<string> {
  const text = neighbours(page).getByText(title, { exact: true })
  return text.evaluate(
    (element, pseudo) => getComputedStyle(element, pseudo).content,
    place
  )
}

import type { Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import { expectSameDocument, markDocument } from '../support/documentMark.ts'
import { openPage, waitForLife } from '../support/openPage.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { expect, test } from '../support/test.ts'
import { readTitle, routeTable } from './routeTable.ts'

const notFoundText = 'We could not find what you were looking for.'

test.describe('2.1 Route table and matching', () => {
  test('2.1.1 a page is found whatever the letter case of its address', async ({
    page
  }) => {
    await openPage(page, '/DOCS/Form/STARTED')
    await expectHeading(page, 'Get started with forms')
    await followLink(page, '/Docs/QUERY/started')
    await expectHeading(page, 'Get started with queries')
  })

  test('2.1.1 a page is found with and without a trailing slash', async ({
    page
  }) => {
    await openPage(page, '/docs/form/started/')
    await expectHeading(page, 'Get started with forms')
    await followLink(page, '/docs/query/started/')
    await expectHeading(page, 'Get started with queries')
    await followLink(page, '/docs/form')
    await expectHeading(page, 'Forms')
  })

  test('2.1.1 an address below a leaf page is not that page', async ({
    page
  }) => {
    await openPage(page, '/docs/form/started/more')
    await expect(page.getByText(notFoundText)).toBeVisible()
    await followLink(page, '/docs/query/started/more')
    await expectHeading(page, 'Page Not Found')
    await expect(page).toHaveURL('/docs/query/started/more')
  })

  test('2.1.2 every address of the specification is a page of its own', {
    tag: '@once'
  }, async ({ origin }) => {
    const titles = new Set<string>()
    for (const path of routeTable) {
      const { status, body } = await sendRequest(origin, { path })
      expect({ path, status }).toEqual({ path, status: 200 })
      titles.add(readTitle(body.toString()))
    }
    expect(titles.size).toBe(routeTable.length)
  })

  test('2.1.2 a category page is found before the not-found page of its folder', async ({
    page
  }) => {
    await openPage(page, '/docs/form/started')
    await followLink(page, '/docs/category/query-manager')
    await expectHeading(page, 'Query Manager')
    await followLink(page, '/docs/category/nothing')
    await expectHeading(page, 'Page Not Found')
  })

  test('2.1.3 a doc stands in the shell, in its version and beside its sidebar', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/form/started')
    const shell = page.locator('#root > *')
    await expect(shell.getByRole('contentinfo')).toBeAttached()
    await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute(
      'content',
      'current'
    )
    await expect(page.locator('aside nav')).toHaveAttribute(
      'aria-label',
      'Docs sidebar'
    )
    await expectHeading(page, 'Get started with forms')
  })

  test('2.1.4 a leaf is canonical without, a folder with a trailing slash', {
    tag: '@once'
  }, async ({ page }) => {
    const canonical = page.locator('link[rel=canonical]')
    await page.goto('/docs/form/started/')
    await expect(page).toHaveURL('/docs/form/started')
    await expect(canonical).toHaveAttribute('href', /\/docs\/form\/started$/)
    await page.goto('/docs/form')
    await expect(page).toHaveURL('/docs/form/')
    await expect(canonical).toHaveAttribute('href', /\/docs\/form\/$/)
  })

  for (const folder of [
    '/docs/form',
    '/docs/backend/domain',
    '/docs/backend/infrastructure',
    '/docs/backend/local-development'
  ]) {
    test(`2.1.5 ${folder} is one page with and without its slash`, async ({
      page
    }) => {
      await openPage(page, folder)
      await expect(page).toHaveURL(`${folder}/`)
      const title = await page.title()
      await followLink(page, '/blog')
      await expect(page).toHaveTitle(/^Blog/)
      await followLink(page, folder)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${folder}/$`)
      )
    })
  }

  test('2.1.6 the docs root leads to the entry page', async ({ page }) => {
    await openPage(page, '/docs?a=b')
    await expect(page).toHaveURL('/docs/permissions/started?a=b')
    await expectHeading(page, 'Get started with permissions')
  })

  test('2.1.6 a link to the docs root leads to the entry page too', async ({
    page
  }) => {
    await openPage(page, '/blog')
    await followLink(page, '/docs?a=b#checks')
    await expectHeading(page, 'Get started with permissions')
    await expect(page).toHaveURL('/docs/permissions/started?a=b#checks')
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await expectSameDocument(page)
  })

  test('2.1.7 an unknown address gets the not-found page with its status', {
    tag: '@once'
  }, async ({ origin }) => {
    const { status, body } = await sendRequest(origin, { path: '/nope' })
    expect(status).toBe(404)
    expect(readTitle(body.toString())).toBe('Page Not Found | Toolbox')
  })

  const strippings = [
    ['/index.html', 'Toolbox'],
    ['/docs/form/index.html', 'Forms | Toolbox'],
    ['/docs/form/started.html', 'Get started with forms | Toolbox'],
    ['/blog.html', 'Blog | Toolbox'],
    ['/docs/form/index', 'Page Not Found | Toolbox']
  ] as const
  for (const [address, title] of strippings) {
    test(`2.1.8 a link to ${address} shows "${title}" and stays in the address bar`, async ({
      page
    }) => {
      await openPage(page, '/blog/archive')
      await followLink(page, address)
      await expect(page).toHaveTitle(title)
      await expect(page).toHaveURL(address)
      await expectSameDocument(page)
    })
  }

  test('2.1.8 an address that ends in .htm is unknown', async ({ page }) => {
    await openPage(page, '/docs/form/started')
    await followLink(page, '/a.htm')
    await expect(page).toHaveTitle('Page Not Found | Toolbox')
  })

  test('2.1.8 an address that ends in .html is opened without it', async ({
    page
  }) => {
    await openPage(page, '/docs/form/started.html?a=b')
    await expectHeading(page, 'Get started with forms')
    await expect(page).toHaveURL('/docs/form/started?a=b')
  })
})

test.describe('2.2 Not-found page', () => {
  for (const address of ['/nope', '/docs/nope', '/docs/form/nope', '/blog/x']) {
    test(`2.2.1 ${address} shows title, heading and both sentences in the shell`, async ({
      page
    }) => {
      await openPage(page, address)
      await expectNotFoundPage(page)
    })

    test(`2.2.1 a link to ${address} shows the same`, async ({ page }) => {
      await openPage(page, '/docs/form/started')
      await followLink(page, address)
      await expectHeading(page, 'Page Not Found')
      await expectNotFoundPage(page)
      await expectSameDocument(page)
    })
  }

  test('2.2.2 an unknown address has status 404', async ({ page }) => {
    const response = await page.goto('/docs/nope')
    expect(response?.status()).toBe(404)
  })

  test('2.2.2 an address in other letter case is served as unknown and then shows its page', async ({
    page
  }) => {
    const response = await page.goto('/Blog/Archive')
    expect(response?.status()).toBe(404)
    await expectHeading(page, 'Archive')
    await expect(page).toHaveTitle('Archive | Toolbox')
    await expect(page).toHaveURL('/Blog/Archive')
  })

  test('2.2.2 the page that shows then is scrolled to its hash', async ({
    page
  }) => {
    await page.goto('/DOCS/Form/Started?a#submit')
    await expectHeading(page, 'Get started with forms')
    await expect(page.locator('#submit')).toBeInViewport()
  })

  test('2.1.1 doubled slashes lead to the page', async ({ page }) => {
    const response = await page.goto('/docs//form/started')
    expect(response?.status()).toBe(200)
    await waitForLife(page)
    await followLink(page, '/blog')
    await expect(page).toHaveTitle('Blog | Toolbox')
    await page.goBack()
    await expectHeading(page, 'Get started with forms')
    await expectSameDocument(page)
  })

  test('2.2.2 the page after an unknown address is reached without a new document', async ({
    page
  }) => {
    await openPage(page, '/nope')
    await followLink(page, '/blog')
    await expect(page).toHaveTitle('Blog | Toolbox')
    await expectSameDocument(page)
  })
})

test.describe('2.3 Landing page', () => {
  test('2.3.1 the landing page stands in the shell under the site’s title', async ({
    page
  }) => {
    await openPage(page, '/')
    await expect(page).toHaveTitle('Toolbox')
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toolbox')
    await expect(page.getByRole('contentinfo')).toBeAttached()
  })

  test('2.3.1 the home icon of the breadcrumbs leads to it', async ({
    page
  }) => {
    await openPage(page, '/docs/form/started')
    await page.getByRole('link', { name: 'Home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle('Toolbox')
  })
})

/** Follow a link of the text, and note whether the document stays. */
async function followLink(page: Page, href: string): Promise<void> {
  await markDocument(page)
  await (await addLink(page, href)).click()
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: text })
  ).toBeVisible()
}

async function expectNotFoundPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Page Not Found | Toolbox')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page Not Found'
  )
  await expect(page.locator('main p')).toHaveText([
    notFoundText,
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.'
  ])
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.locator('aside')).toHaveCount(0)
}

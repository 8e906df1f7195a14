import type { Page } from '@playwright/test'
import {
  expectSameDocument,
  markDocument,
  waitForHydration
} from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook' })

test('2.1.1 a link opens its page in any letter case, with and without a trailing slash', async ({
  page,
  open
}) => {
  await open('/docs/guide/start')
  await markDocument(page)
  await followLink(page, '/Docs/GUIDE/second/')
  await expectPage(page, 'The second step')
  await followLink(page, '/docs/guide/basics')
  await expectPage(page, 'Basics')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/docs\/guide\/basics\/$/)
  await expectSameDocument(page)
})

test('2.1.6 a link to the docs root opens the entry page, and Back returns to the previous page', async ({
  page,
  open
}) => {
  await open('/docs/guide/second')
  await followLink(page, '/docs?a=b#second-section')
  await expectPage(page, 'Start')
  await expect(page).toHaveURL('/docs/guide/start?a=b#second-section')
  await page.goBack()
  await expectPage(page, 'The second step')
  await expect(page).toHaveURL('/docs/guide/second')
})

test('2.1.8 a link to a page’s HTML file shows the page and keeps its address', async ({
  page,
  open
}) => {
  await open('/docs/guide/start')
  for (const [address, title] of [
    ['/docs/guide/basics/index.html', 'Basics'],
    ['/blog.html', 'News'],
    ['/docs/guide/basics/index', 'Page Not Found'],
    ['/index.html', 'Handbook']
  ] as const) {
    await followLink(page, address)
    await expectPage(page, title)
    await expect(page).toHaveURL(address)
  }
})

for (const address of ['/docs/nope', '/%2F', '/docs/guide%2Fstart']) {
  test(`2.2.1 12.8 ${address} shows the not-found page in the shell`, async ({
    page
  }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await waitForHydration(page)
    await expectNotFoundPage(page)
  })
}

for (const address of ['/nope', '/docs/guide/nope']) {
  test(`2.2.1 a link to ${address} shows the not-found page in the same document`, async ({
    page,
    open
  }) => {
    await open('/docs/guide/start')
    await markDocument(page)
    await followLink(page, address)
    await expectNotFoundPage(page)
    await expectSameDocument(page)
  })
}

test('2.1.1 2.2.2 12.8 an address in a different letter case is served as not found, then shows its page at the hash', async ({
  page
}) => {
  const response = await page.goto('/DOCS/Content/Headings?a#ownID-2')
  expect(response?.status()).toBe(404)
  await expectPage(page, 'Headings')
  await expect(page.locator('#ownID-2')).toBeInViewport()
  await expect(page).toHaveURL('/DOCS/Content/Headings?a#ownID-2')
})

/** Follow a link in the text. */
async function followLink(page: Page, href: string): Promise<void> {
  await (await addLink(page, href)).click()
}

/** Expect a page by its title; the landing page has the site's title. */
async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(
    title === 'Handbook' ? title : `${title} | Handbook`
  )
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title === 'News' ? /./ : title)
}

async function expectNotFoundPage(page: Page): Promise<void> {
  await expectPage(page, 'Page Not Found')
  await expect(page.locator('main p')).toHaveText([
    'We could not find what you were looking for.',
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.'
  ])
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.locator('aside')).toHaveCount(0)
}

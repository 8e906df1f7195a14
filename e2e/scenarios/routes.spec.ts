import type { Page } from '@playwright/test'
import {
  expectSameDocument,
  markDocument,
  waitForHydration
} from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

test('2.1 A reader follows links written in many forms', async ({
  page,
  open
}) => {
  for (const address of [
    '/docs/form/started',
    '/docs/form/started.html',
    '/docs/form/started/',
    '/DOCS/Form/STARTED'
  ]) {
    await test.step(`12.8 2.1.1 ${address} leads to one doc`, async () => {
      await open(address)
      await expectPage(page, 'Get started with forms')
      await expectHeading(page, 'Get started with forms')
    })
  }
  await markDocument(page)
  await test.step('2.1.1 the letter case of an address does not matter', async () => {
    await followLink(page, '/Docs/QUERY/started')
    await expectPage(page, 'Get started with queries')
    await expectHeading(page, 'Get started with queries')
  })
  await test.step('2.1.1 a page is found with and without a trailing slash', async () => {
    await followLink(page, '/docs/store/started/')
    await expectPage(page, 'Get started with store')
    await followLink(page, '/docs/form')
    await expectPage(page, 'Forms')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/docs\/form\/$/
    )
  })
  await test.step('2.1.6 a link to the docs root leads to the entry page', async () => {
    await followLink(page, '/docs?a=b#checks')
    await expectPage(page, 'Get started with permissions')
    await expectHeading(page, 'Get started with permissions')
    await expect(page).toHaveURL('/docs/permissions/started?a=b#checks')
    await page.goBack()
    await expect(page).toHaveURL('/docs/form')
    await expectPage(page, 'Forms')
  })
  for (const [address, title] of [
    ['/docs/form/index.html', 'Forms'],
    ['/blog.html', 'Blog'],
    ['/docs/form/index', 'Page Not Found'],
    ['/index.html', 'Toolbox']
  ] as const) {
    await test.step(`2.1.8 a link to ${address} shows "${title}" and stays in the address bar`, async () => {
      await followLink(page, address)
      await expectPage(page, title)
      await expect(page).toHaveURL(address)
    })
  }
})

test('2.2 A reader opens unknown addresses', async ({ page }) => {
  for (const address of [
    '/nope',
    '/docs/nope',
    '/%2F',
    '/docs/form%2Fstarted'
  ]) {
    await test.step(`12.8 2.2.1 ${address} shows the not-found page in the shell`, async () => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await waitForHydration(page)
      await expectNotFoundPage(page)
    })
  }
  for (const address of ['/docs/form/nope', '/blog/x', '/nope']) {
    await test.step(`2.2.1 a link from there to ${address} shows the same`, async () => {
      await markDocument(page)
      await followLink(page, '/blog/archive')
      await expectPage(page, 'Archive')
      await followLink(page, address)
      await expectNotFoundPage(page)
      await expectSameDocument(page)
    })
  }
  await test.step('2.2.2 an address in other letter case is served as unknown and then shows its page', async () => {
    const response = await page.goto('/Blog/Archive')
    expect(response?.status()).toBe(404)
    await expectPage(page, 'Archive')
    await expect(page).toHaveURL('/Blog/Archive')
  })
  await test.step('2.2.2 that page is scrolled to its hash', async () => {
    await page.goto('/DOCS/Form/Started?a#submit')
    await expectPage(page, 'Get started with forms')
    await expect(page.locator('#submit')).toBeInViewport()
  })
})

/** Follow a link in the text. */
async function followLink(page: Page, href: string): Promise<void> {
  await (await addLink(page, href)).click()
}

/** Expect a page by its title; the landing page has the site's. */
async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(
    title === 'Toolbox' ? title : `${title} | Toolbox`
  )
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1 })
  ).toHaveText(text)
}

async function expectNotFoundPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Page Not Found | Toolbox')
  await expectHeading(page, 'Page Not Found')
  await expect(page.locator('main p')).toHaveText([
    'We could not find what you were looking for.',
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.'
  ])
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.locator('aside')).toHaveCount(0)
}

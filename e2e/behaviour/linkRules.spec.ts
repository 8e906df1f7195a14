import type { Locator, Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import {
  expectNewDocument,
  expectSameDocument,
  markDocument
} from '../support/documentMark.ts'
import { follow } from '../support/follow.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const links = '/docs/content/links'

test.describe('2.6 Link rules', () => {
  test.use({ site: 'handbook' })

  for (const href of [
    'https://example.com/elsewhere',
    '//example.com/protocol'
  ]) {
    test(`2.6.3 ${href} opens a new tab that knows nothing of this one`, async ({
      page
    }) => {
      await openPage(page, links)
      const link = page.getByRole('main').locator(`a[href="${href}"]`)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })
  }

  test('2.6.3 a link with a target of its own is the browser’s', async ({
    page,
    context
  }) => {
    await openPage(page, links)
    const opened = context.waitForEvent('page')
    await follow(page, 'New tab')
    const other = await opened
    await expect(other).toHaveURL('/docs/guide/start')
    await expect(page).toHaveURL(links)
  })

  test('2.6.3 a link without a target is no link', async ({ page }) => {
    await openPage(page, links)
    await page.getByText('No target', { exact: true }).click()
    await expect(page).toHaveURL(links)
  })

  test('2.6.3 a hash link jumps natively', async ({ page }) => {
    await openPage(page, links)
    await markDocument(page)
    await follow(page, 'Hash')
    await expect(page).toHaveURL(`${links}#the-end`)
    await expectSameDocument(page)
  })

  test('2.6.3 every other link of the text is a client navigation', async ({
    page
  }) => {
    await openPage(page, links)
    await markDocument(page)
    await follow(page, 'Relative upwards')
    await expect(page).toHaveTitle(/^Start/)
    await expectSameDocument(page)
  })

  test('2.6.3 a link to what is no page loses its protocol and opens a new tab', async ({
    page,
    context
  }) => {
    await openPage(page, links)
    await expect(textLink(page, 'No page')).toHaveAttribute(
      'href',
      '/report/summary.html'
    )
    const opened = context.waitForEvent('page')
    await follow(page, 'No page')
    await expect((await opened).getByRole('heading')).toHaveText(
      'A file that is no page'
    )
  })

  test('2.6.3 a link to what is no page may stay in the tab, with a full load', async ({
    page
  }) => {
    await openPage(page, links)
    await follow(page, 'No page, same tab')
    await expect(page.getByRole('heading')).toHaveText('A file that is no page')
  })

  test('2.6.3 an item of the navbar may lead to what is no page', {
    tag: '@desktop'
  }, async ({ page, context }) => {
    await openPage(page, '/docs/guide/start')
    const item = page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Report' })
    await expect(item).toHaveAttribute('href', '/report/summary.html')
    const opened = context.waitForEvent('page')
    await item.click()
    await expect((await opened).getByRole('heading')).toHaveText(
      'A file that is no page'
    )
  })

  test('2.6.4 a click with a key held is the browser’s', async ({
    page,
    context
  }) => {
    await openPage(page, links)
    const opened = context.waitForEvent('page')
    await textLink(page, 'Relative upwards').click({
      modifiers: ['ControlOrMeta']
    })
    await expect(await opened).toHaveURL('/docs/guide/start')
    await expect(page).toHaveURL(links)
  })

  test('2.6.4 a click of the middle button is the browser’s', {
    tag: '@desktop'
  }, async ({ page, context }) => {
    await openPage(page, links)
    const opened = context.waitForEvent('page')
    await textLink(page, 'Relative upwards').click({ button: 'middle' })
    await expect(await opened).toHaveURL('/docs/guide/start')
    await expect(page).toHaveURL(links)
  })

  test('2.6.4 a click that something else has handled goes nowhere', async ({
    page
  }) => {
    await openPage(page, links)
    await textLink(page, 'Relative upwards').evaluate(link =>
      link.addEventListener('click', event => event.preventDefault())
    )
    await textLink(page, 'Relative upwards').click()
    await follow(page, 'From the folder')
    await expect(page).toHaveTitle(/^Tabs/)
    await page.goBack()
    await expect(page).toHaveURL(links)
  })

  test('2.6.4 a link to another page is an entry of the history', async ({
    page
  }) => {
    await openPage(page, links)
    const before = await page.evaluate(() => history.length)
    await follow(page, 'Relative upwards')
    await expect(page).toHaveTitle(/^Start/)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('2.6.4 a link to the page that is shown is no entry of the history', async ({
    page
  }) => {
    await openPage(page, links)
    const before = await page.evaluate(() => history.length)
    await follow(page, 'This page')
    await follow(page, 'This page')
    await expect(page).toHaveURL(links)
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('2.6.3 a link to another site of the same name is the browser’s', async ({
    page
  }) => {
    await page.route('http://other.example/**', route =>
      route.fulfill({ body: '<h1>Another site</h1>', contentType: 'text/html' })
    )
    await openPage(page, links)
    await markDocument(page)
    const link = await addLink(page, 'http://other.example/docs/guide/start')
    await link.click()
    await expect(page.getByRole('heading')).toHaveText('Another site')
    await expectNewDocument(page)
  })
})

test.describe('2.6 Links below a base', () => {
  test.use({ site: 'bare' })

  for (const name of ['First', 'once', 'twice']) {
    test(`2.6.3 the base stands in front of a link once: ${name}`, async ({
      page
    }) => {
      await openPage(page, '/kit/docs/without')
      await markDocument(page)
      await follow(page, name)
      await expect(page).toHaveURL('/kit/docs/first')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('First')
      await expectSameDocument(page)
    })
  }

  test('2.6.3 a link out of the base is the browser’s', async ({ page }) => {
    await page.route('**/elsewhere', route =>
      route.fulfill({ body: '<h1>Elsewhere</h1>', contentType: 'text/html' })
    )
    await openPage(page, '/kit/docs/without')
    await (await addLink(page, '/elsewhere')).click()
    await expect(page.getByRole('heading')).toHaveText('Elsewhere')
  })
})

function textLink(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true })
}

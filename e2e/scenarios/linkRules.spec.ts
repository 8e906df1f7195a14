import type { Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import {
  expectNewDocument,
  expectSameDocument,
  markDocument
} from '../support/documentMark.ts'
import { expectLeftToBrowser } from '../support/expectLeftToBrowser.ts'
import { follow } from '../support/follow.ts'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const links = '/docs/content/links'

test.describe('2.6 Links', () => {
  test.use({ site: 'handbook' })

  test('2.6.3 A reader follows the links of a text', async ({ page, open }) => {
    await open(links)
    await markDocument(page)

    await test.step('2.6.4 a link to the current page adds no history entry', async () => {
      const before = await countEntries(page)
      await follow(page, 'This page')
      await follow(page, 'This page')
      await expect(page).toHaveURL(links)
      await waitForFrames(page)
      expect(await countEntries(page)).toBe(before)
    })
    await test.step('2.6.3 a link without a target is not a link', async () => {
      await page.getByText('No target', { exact: true }).click()
      await expect(page).toHaveURL(links)
    })
    await test.step('2.6.4 a click that was already handled goes nowhere', async () => {
      await textLink(page, 'Relative upwards').evaluate(link =>
        link.addEventListener('click', event => event.preventDefault())
      )
      await textLink(page, 'Relative upwards').click()
      await follow(page, 'From the folder')
      await expect(page).toHaveTitle(/^Tabs/)
      await page.goBack()
      await expect(page).toHaveURL(links)
      await expect(page).toHaveTitle(/^Links/)
    })
    await test.step('2.6.3 every other link in the text is a client navigation', async () => {
      await follow(page, 'From the docs root')
      await expect(page).toHaveTitle(/^The second step/)
      await expectSameDocument(page)
      await page.goBack()
      await expect(page).toHaveTitle(/^Links/)
    })
    await test.step('2.6.3 a hash link jumps natively', async () => {
      await follow(page, 'Hash')
      await expect(page).toHaveURL(`${links}#the-end`)
      await expectSameDocument(page)
    })
    await test.step('2.6.4 a link to another page adds a history entry', async () => {
      const before = await countEntries(page)
      await follow(page, 'Relative upwards')
      await expect(page).toHaveTitle(/^Start/)
      expect(await countEntries(page)).toBe(before + 1)
      await expectSameDocument(page)
    })
    await test.step('2.6.3 a file link may stay in the tab, with a full load', async () => {
      await open(links)
      await follow(page, 'No page, same tab')
      await expect(page.getByRole('heading')).toHaveText(
        'A file that is no page'
      )
    })
    await test.step('2.6.3 the browser handles a link to another site with the same name', async () => {
      await page.route('http://other.example/**', route =>
        route.fulfill({
          body: '<h1>Another site</h1>',
          contentType: 'text/html'
        })
      )
      await open(links)
      await markDocument(page)
      await (
        await addLink(page, 'http://other.example/docs/guide/start')
      ).click()
      await expect(page.getByRole('heading')).toHaveText('Another site')
      await expectNewDocument(page)
    })
  })

  test('2.6.4 A reader opens links in new tabs', async ({
    page,
    open,
    context,
    bar
  }) => {
    await open(links)

    const expectTab = async (click: () => Promise<void>, url: string) => {
      const opened = context.waitForEvent('page')
      await click()
      const other = await opened
      await expect(other).toHaveURL(url)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        url === '/docs/guide/start' ? 'Start' : 'A file that is no page'
      )
      await other.close()
      await expect(page).toHaveURL(links)
    }
    const upwards = textLink(page, 'Relative upwards')

    await test.step('2.6.3 the browser handles a link with its own target', () =>
      expectTab(() => follow(page, 'New tab'), '/docs/guide/start'))
    await test.step('2.6.3 a file link opens a new tab', () =>
      expectTab(() => follow(page, 'No page'), '/report/summary'))
    await test.step('2.6.3 a navbar item may link to a file', () =>
      expectTab(() => bar.link(/^Report/).click(), '/report/summary'))
    await test.step('2.6.4 the browser handles a click with a modifier key', () =>
      expectLeftToBrowser(
        page,
        () => upwards.click({ modifiers: ['ControlOrMeta'] }),
        '/docs/guide/start'
      ))
    await test.step('2.6.4 the browser handles a middle click', () =>
      expectLeftToBrowser(
        page,
        () => upwards.click({ button: 'middle' }),
        '/docs/guide/start'
      ))
    await expect(page).toHaveURL(links)
  })
})

test.describe('2.6 Links below a base', () => {
  test.use({ site: 'bare' })

  test('2.6.3 A reader follows links below a base', async ({ page, open }) => {
    await open('/kit/docs/without')
    await markDocument(page)

    for (const name of ['First', 'once', 'twice']) {
      await test.step(`2.6.3 the base is prepended to a link only once: ${name}`, async () => {
        await follow(page, name)
        await expect(page).toHaveURL('/kit/docs/first')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'First'
        )
        await expectSameDocument(page)
        await page.goBack()
        await expect(page).toHaveURL('/kit/docs/without')
        await expect(textLink(page, name)).toBeVisible()
      })
    }
    await test.step('2.6.3 the browser handles a link outside the base', async () => {
      await page.route('**/elsewhere', route =>
        route.fulfill({ body: '<h1>Elsewhere</h1>', contentType: 'text/html' })
      )
      await (await addLink(page, '/elsewhere')).click()
      await expect(page.getByRole('heading')).toHaveText('Elsewhere')
    })
  })
})

function textLink(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true })
}

function countEntries(page: Page): Promise<number> {
  return page.evaluate(() => history.length)
}

import type { Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { addLink, follow } from '../support/links.ts'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const links = '/docs/content/links'

test.use({ site: 'handbook' })

test('2.6.3 2.6.4 a link to another page is a client navigation and adds a history entry', async ({
  page,
  open
}) => {
  await open(links)
  await markDocument(page)
  const before = await countEntries(page)
  await follow(page, 'From the docs root')
  await expect(page).toHaveTitle(/^The second step/)
  await expect.poll(() => countEntries(page)).toBe(before + 1)
  await expectSameDocument(page)
})

test('2.6.4 a link to the current page adds no history entry', async ({
  page,
  open
}) => {
  await open(links)
  const before = await countEntries(page)
  await follow(page, 'This page')
  await waitForFrames(page)
  await expect(page).toHaveURL(links)
  expect(await countEntries(page)).toBe(before)
})

test('2.6.3 a hash link jumps natively, and a link without an address isn’t a link', async ({
  page,
  open
}) => {
  await open(links)
  await markDocument(page)
  await page.getByText('No target', { exact: true }).click()
  await expect(page).toHaveURL(links)
  await follow(page, 'Hash')
  await expect(page).toHaveURL(`${links}#the-end`)
  await expectSameDocument(page)
})

test('2.6.3 a link to a file may open in the same tab, with a full page load', async ({
  page,
  open
}) => {
  await open(links)
  await follow(page, 'No page, same tab')
  await expect(page.getByRole('heading')).toHaveText('A file that is no page')
})

test('2.6.3 a link to static HTML loads the file, also if it looks like a link to a page', async ({
  page,
  open
}) => {
  for (const address of ['/report/summary.html?a=1', '/report/summary']) {
    await open(links)
    await (await addLink(page, address)).click()
    await expect(page.getByRole('heading')).toHaveText('A file that is no page')
  }
})

test('2.6.4 a click that another script has handled leads nowhere', async ({
  page,
  open
}) => {
  await open(links)
  const link = page.getByRole('link', {
    name: 'From the docs root',
    exact: true
  })
  await link.evaluate(element =>
    element.addEventListener('click', event => event.preventDefault())
  )
  const before = await countEntries(page)
  await link.click()
  await waitForFrames(page)
  await expect(page).toHaveURL(links)
  expect(await countEntries(page)).toBe(before)
})

function countEntries(page: Page): Promise<number> {
  return page.evaluate(() => history.length)
}

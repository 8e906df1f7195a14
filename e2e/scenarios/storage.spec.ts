import type { Page } from '@playwright/test'
import { colorSwitch } from '../support/colorSwitch.ts'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { denyStorage } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'
import { collectFaults } from '../sweeps/collectFaults.ts'

const tabs = '/docs/content/tabs'

test.use({ site: 'handbook' })

test('3.11 before the reader makes a choice, only the announcement bar is stored', async ({
  page,
  open
}) => {
  await open(tabs)
  await expect
    .poll(() => readAll(page))
    .toEqual({
      'docusaurus.announcement.dismiss': 'false',
      'docusaurus.announcement.id': 'release-2'
    })
})

test('3.11 the reader’s mode, tab and closed announcement are stored, and no cookies are set', async ({
  page,
  context,
  open,
  announcement
}) => {
  await open(tabs)
  await page.getByRole('tab', { name: 'Linux' }).first().click()
  await announcement.closeButton.click()
  await (await colorSwitch(page)).click()
  await expect
    .poll(() => readAll(page))
    .toEqual({
      theme: 'dark',
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': 'release-2',
      'docusaurus.tab.host': 'linux'
    })
  expect(await context.cookies()).toEqual([])
})

test('3.12 without storage, tab groups, the announcement bar and the color switch work until the document is reloaded, with one warning', async ({
  page,
  open,
  announcement,
  bar
}) => {
  const messages = collectFaults(page)
  await denyStorage(page)
  await open(tabs)
  await page.getByRole('tab', { name: 'Linux' }).first().click()
  for (const group of ['first', 'second']) {
    const panel = page.getByText(`Linux, in the ${group} group.`)
    await expect(panel).toBeVisible()
  }
  await announcement.closeButton.click()
  await expect(announcement.root).toHaveCount(0)
  const root = page.locator('html')
  await markDocument(page)
  await (await colorSwitch(page)).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await bar.link('Start').click()
  await expect(page).toHaveTitle(/^Start/)
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expectSameDocument(page)
  expect(messages).toEqual([
    expect.stringMatching(/^warning: The browser denies local storage/)
  ])
})

/** Read everything in local storage. */
function readAll(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

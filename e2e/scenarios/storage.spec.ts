import type { Page } from '@playwright/test'
import { colorSwitch } from '../support/colorSwitch.ts'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { denyStorage, readStored } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const tabs = '/docs/content/tabs'

test.use({ site: 'handbook' })

test('3.11 What a reader chooses is stored', async ({
  page,
  context,
  open,
  announcement
}) => {
  await open(tabs)
  await test.step('3.11 nothing is stored before the reader chooses', async () => {
    await expect
      .poll(() => readStored(page, 'docusaurus.announcement.id'))
      .toBe('release-2')
    const stored = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(stored).toEqual([
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id'
    ])
  })
  await test.step('3.11 the keys are theme, announcement and tab groups', async () => {
    await page.getByRole('tab', { name: 'Linux' }).first().click()
    await announcement.closeButton.click()
    await (await colorSwitch(page)).click()
    const readAll = () => page.evaluate(() => ({ ...localStorage }))
    await expect.poll(readAll).toEqual({
      theme: 'dark',
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': 'release-2',
      'docusaurus.tab.host': 'linux'
    })
  })
  await test.step('the site sets no cookies', async () => {
    expect(await context.cookies()).toEqual([])
  })
})

test('3.12 Without storage everything still works', async ({
  page,
  open,
  announcement,
  bar
}) => {
  const messages = noteMessages(page)
  await denyStorage(page)
  await open(tabs)
  await test.step('3.12 tab groups still follow each other', async () => {
    await page.getByRole('tab', { name: 'Linux' }).first().click()
    for (const group of ['first', 'second']) {
      const panel = page.getByText(`Linux, in the ${group} group.`)
      await expect(panel).toBeVisible()
    }
  })
  await test.step('3.12 the announcement bar shows and can be closed', async () => {
    await announcement.closeButton.click()
    await expect(announcement.root).toHaveCount(0)
  })
  await test.step('3.12 the colour switch still switches', async () => {
    const root = page.locator('html')
    await markDocument(page)
    await (await colorSwitch(page)).click()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await bar.link('Start').click()
    await expect(page).toHaveTitle(/^Start/)
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expectSameDocument(page)
  })
  await test.step('3.12 there is one warning and no error', async () => {
    expect(messages).toEqual([
      expect.stringMatching(/^warning: The browser denies local storage/)
    ])
  })
})

/** Record from now on the page's warnings and errors. */
function noteMessages(page: Page): readonly string[] {
  const messages: string[] = []
  page.on('pageerror', error => messages.push(`error: ${error.message}`))
  page.on('console', message => {
    const text = `${message.type()}: ${message.text()}`
    // Playwright reports that it blocks the service worker.
    if (/^(?:warning|error): (?!.*Playwright)/.test(text)) messages.push(text)
  })
  return messages
}

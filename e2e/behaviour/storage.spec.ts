import { colorSwitch } from '../support/colorSwitch.ts'
import { denyStorage } from '../support/denyStorage.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { readStored, store } from '../support/storage.ts'

test.describe('3 Entities', () => {
  test('3.1 the site has its icon', { tag: '@once' }, async ({ page }) => {
    await page.goto('/')
    const icon = page.locator('link[rel="icon"]')
    await expect(icon).toHaveAttribute('href', '/favicon.svg')
    expect((await page.request.get('/favicon.svg')).status()).toBe(200)
  })

  test('3.1 a line divides the title of a page from that of the site', {
    tag: '@once'
  }, async ({ page }) => {
    await page.goto('/blog')
    await expect(page).toHaveTitle('Blog | Toolbox')
  })

  test('3.6 the document is in English and runs from left to right', {
    tag: '@once'
  }, async ({ page }) => {
    await page.goto('/docs/form/started')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })
})

test.describe('3 Storage', () => {
  test.use({ site: 'handbook' })

  test('3.11 the keys are theme, announcement and tab groups', async ({
    page
  }) => {
    await openPage(page, '/docs/content/tabs')
    await page.getByRole('tab', { name: 'Linux' }).first().click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Close' })
      .click()
    await (await colorSwitch(page)).click()
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(stored).toEqual({
      theme: 'dark',
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': 'release-2',
      'docusaurus.tab.host': 'linux'
    })
  })

  test('3.11 nothing is stored before the reader has chosen', async ({
    page
  }) => {
    await openPage(page, '/docs/content/tabs')
    await expect
      .poll(() => readStored(page, 'docusaurus.announcement.id'))
      .toBe('release-2')
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
      ['docusaurus.announcement.dismiss', 'docusaurus.announcement.id']
    )
  })

  test('6.1 the site sets no cookies', async ({ page, context }) => {
    await openPage(page, '/docs/content/tabs')
    await (await colorSwitch(page)).click()
    expect(await context.cookies()).toEqual([])
  })

  test('3.12 without storage there is one warning and no error', async ({
    page
  }) => {
    const messages: string[] = []
    page.on('pageerror', error => messages.push(`error: ${error.message}`))
    page.on('console', message => {
      const text = `${message.type()}: ${message.text()}`
      // Playwright says that it blocks the service worker.
      if (/^(?:warning|error): (?!.*Playwright)/.test(text)) messages.push(text)
    })
    await denyStorage(page)
    await openPage(page, '/docs/content/tabs')
    await page.getByRole('tab', { name: 'Linux' }).first().click()
    await expect(page.getByText('Linux, in the second group.')).toBeVisible()
    expect(messages).toEqual([
      expect.stringMatching(/^warning: The browser denies local storage/)
    ])
  })

  test('3.12 without storage tab groups still follow each other', async ({
    page
  }) => {
    await denyStorage(page)
    await openPage(page, '/docs/content/tabs')
    await page.getByRole('tab', { name: 'Linux' }).first().click()
    await expect(page.getByText('Linux, in the first group.')).toBeVisible()
    await expect(page.getByText('Linux, in the second group.')).toBeVisible()
  })

  test('3.12 a value that does not change is not written', async ({
    page,
    context
  }) => {
    await store(page, { 'docusaurus.tab.host': 'linux' })
    await openPage(page, '/docs/content/tabs')
    const other = await context.newPage()
    await other.goto('/sitemap.xml')
    await other.evaluate(() => {
      const heard: (string | null)[] = []
      Object.assign(window, { heard })
      addEventListener('storage', ({ newValue }) => heard.push(newValue))
    })
    await page.bringToFront()
    await page.getByRole('tab', { name: 'Linux' }).first().click()
    await page.getByRole('tab', { name: 'macOS' }).first().click()
    const readHeard = () =>
      other.evaluate(() => (window as unknown as { heard: unknown }).heard) // put there above
    await expect.poll(readHeard).toEqual(['mac'])
  })
})

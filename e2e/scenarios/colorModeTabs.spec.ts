import { colorSwitch, expectMode } from '../support/colorSwitch.ts'
import { openPage } from '../support/documents.ts'
import { listenForStorage, readStored, store } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.describe(() => {
  test.use({ site: 'handbook' })

  test('12.3 4.1.5 another tab follows every change, and its switch shows it', async ({
    page,
    context,
    open
  }) => {
    await open('/docs/guide/start')
    const other = await context.newPage()
    await openPage(other, '/blog')
    const button = await colorSwitch(other)
    await button.click()
    await expectMode(page, 'dark')
    const follower = await colorSwitch(page)
    await expect(follower).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expectMode(page, 'light')
    await button.click()
    await expectMode(page, 'dark')
  })

  test('4.1.5 another tab that deletes the stored mode changes nothing', async ({
    page,
    context,
    open
  }) => {
    await store(page, { theme: 'dark' })
    await open('/docs/guide/start')
    await expectMode(page, 'dark')
    const other = await context.newPage()
    await other.goto('/sitemap.xml')
    const heard = await listenForStorage(page)
    await other.evaluate(() => localStorage.removeItem('theme'))
    await heard()
    await expectMode(page, 'dark')
  })
})

test.describe(() => {
  test.use({ site: 'bare' })

  test('4.1.1 4.1.4 without a switch the mode is the configured default, and a stored mode is deleted', async ({
    page,
    open
  }) => {
    await store(page, { theme: 'light' })
    await open('/kit/docs/first')
    await expectMode(page, 'dark')
    await expect.poll(() => readStored(page, 'theme')).toBe(null)
  })

  test('4.1.4 without a switch, changes in other tabs are ignored', async ({
    page,
    context,
    open
  }) => {
    await open('/kit/docs/first')
    const other = await context.newPage()
    await other.goto('/kit/sitemap.xml')
    const heard = await listenForStorage(page)
    await other.evaluate(() => localStorage.setItem('theme', 'light'))
    await heard()
    await expectMode(page, 'dark')
  })
})

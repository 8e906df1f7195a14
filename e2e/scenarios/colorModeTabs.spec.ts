import { colorSwitch, expectMode } from '../support/colorSwitch.ts'
import { openPage } from '../support/documents.ts'
import { listenForStorage, readStored } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test('4.1 Another tab follows', async ({ page, context, open }) => {
  await open('/docs/form/started')
  const other = await context.newPage()
  await openPage(other, '/blog')
  const button = await colorSwitch(other)
  await test.step('12.3 4.1.5 another tab follows the switch, and its own switch says so', async () => {
    await button.click()
    await expectMode(page, 'dark')
    const follower = await colorSwitch(page)
    await expect(follower).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expectMode(page, 'light')
    await button.click()
    await expectMode(page, 'dark')
  })
})

test.describe('4.1 Colour switch that is disabled', () => {
  test.use({ site: 'bare' })

  test('4.1 The site has one mode', async ({ page, context, open }) => {
    const first = '/kit/docs/first'
    await open(first)
    await test.step('4.1.1 the mode is the configured default', async () => {
      await expectMode(page, 'dark')
    })
    await test.step('4.1.4 other tabs are not followed, and a stored mode is deleted', async () => {
      const other = await context.newPage()
      await other.goto('/kit/sitemap.xml')
      const heard = await listenForStorage(page)
      await other.evaluate(() => localStorage.setItem('theme', 'light'))
      await heard()
      await expectMode(page, 'dark')
      expect(await readStored(page, 'theme')).toBe('light')
      await open(first)
      await expectMode(page, 'dark')
      await expect.poll(() => readStored(page, 'theme')).toBe(null)
    })
  })
})

import type { Page } from '@playwright/test'
import { colorSwitch } from '../support/colorSwitch.ts'
import { denyStorage } from '../support/denyStorage.ts'
import { footerLink } from '../support/footerLink.ts'
import { holdClient } from '../support/holdClient.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { readStored, store } from '../support/storage.ts'

const doc = '/docs/form/started'

test.describe('4.1 Colour mode before the first paint', () => {
  for (const [query, stored, mode] of [
    ['', undefined, 'light'],
    ['', 'dark', 'dark'],
    ['', 'light', 'light'],
    ['', 'sepia', 'light'],
    ['dark', undefined, 'dark'],
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['sepia', 'dark', 'light']
  ] as const) {
    test(`4.1.1 with ${query || 'nothing'} in the query and ${stored ?? 'nothing'} stored the mode is ${mode}`, async ({
      page
    }) => {
      await store(page, stored === undefined ? {} : { theme: stored })
      await holdClient(page)
      await page.goto(`${doc}${query && `?docusaurus-theme=${query}`}`)
      await expectMode(page, mode)
    })
  }

  test('4.1.1 the mode of the query is not stored', async ({ page }) => {
    await store(page, { theme: 'light' })
    await openPage(page, `${doc}?docusaurus-theme=dark`)
    expect(await readStored(page, 'theme')).toBe('light')
  })

  test('4.1.1 other values of the query become attributes of the document', async ({
    page
  }) => {
    await holdClient(page)
    await page.goto(`${doc}?docusaurus-data-frame=small`)
    await expect(page.locator('html')).toHaveAttribute('data-frame', 'small')
  })

  test('4.1.6 the colour scheme of the system is not respected', async ({
    page
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openPage(page, doc)
    await expectMode(page, 'light')
  })

  test('4.1.6 a change of the system’s colour scheme changes nothing', async ({
    page
  }) => {
    await store(page, { theme: 'dark' })
    await openPage(page, doc)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'light' })
    await footerLink(page, 'Query').click()
    await expect(page).toHaveTitle(/queries/)
    await expectMode(page, 'dark')
    expect(await readStored(page, 'theme')).toBe('dark')
  })
})

test.describe('4.1 Colour switch', () => {
  test('4.1.2 the switch changes the mode and stores it', async ({ page }) => {
    await openPage(page, doc)
    const button = await colorSwitch(page)
    await button.click()
    await expectMode(page, 'dark')
    expect(await readStored(page, 'theme')).toBe('dark')
    await button.click()
    await expectMode(page, 'light')
    expect(await readStored(page, 'theme')).toBe('light')
  })

  test('4.1.2 the switch goes on from the mode of the query', async ({
    page
  }) => {
    await openPage(page, `${doc}?docusaurus-theme=dark`)
    await (await colorSwitch(page)).click()
    await expectMode(page, 'light')
  })

  test('4.1.2 the mode survives navigation and reload', async ({ page }) => {
    await openPage(page, doc)
    await (await colorSwitch(page)).click()
    await page.keyboard.press('Escape')
    await footerLink(page, 'Query').click()
    await expect(page).toHaveTitle(/queries/)
    await expectMode(page, 'dark')
    await page.reload()
    await expectMode(page, 'dark')
  })

  for (const mode of ['light', 'dark'] as const) {
    test(`4.1.3 in ${mode} mode the switch says so`, async ({ page }) => {
      await store(page, { theme: mode })
      await openPage(page, doc)
      const label = `Switch between dark and light mode (currently ${mode} mode)`
      const button = await colorSwitch(page)
      await expect(button).toHaveAttribute('title', label)
      await expect(button).toHaveAccessibleName(label)
      await expect(button).toHaveAttribute(
        'aria-pressed',
        String(mode === 'dark')
      )
      await expect(button).toHaveAttribute('aria-live', 'polite')
    })

    test(`4.1.3 in ${mode} mode one icon of 24 px shows`, async ({ page }) => {
      await store(page, { theme: mode })
      await openPage(page, doc)
      const icon = (await colorSwitch(page))
        .locator('svg')
        .filter({ visible: true })
      await expect(icon).toHaveCount(1)
      await expect(icon).toHaveCSS('width', '24px')
      await expect(icon).toHaveCSS('height', '24px')
    })
  }

  test('4.1.3 the icons of the modes are different', async ({ page }) => {
    await openPage(page, doc)
    const button = await colorSwitch(page)
    const readIcon = () =>
      button.locator('svg').filter({ visible: true }).innerHTML()
    const sun = await readIcon()
    await button.click()
    await expect.poll(readIcon).not.toBe(sun)
  })

  test('4.1.3 until the client runs the switch is off', {
    tag: '@desktop'
  }, async ({ page }) => {
    await holdClient(page)
    await page.goto(doc)
    const button = page.getByRole('button', { name: /^Switch between/ })
    await expect(button).toBeDisabled()
    await expect(button).toHaveCSS('cursor', 'not-allowed')
  })

  test('4.1.4 the switch is at the right end of the bar', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, doc)
    const { x = 0 } = (await (await colorSwitch(page)).boundingBox()) ?? {}
    const source = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Source/ })
    const box = await source.boundingBox()
    expect(x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
  })

  test('4.1.4 the switch is in the header of the mobile menu', {
    tag: '@phone'
  }, async ({ page }) => {
    await openPage(page, doc)
    const button = await colorSwitch(page)
    await expect(button).toBeVisible()
    expect((await button.boundingBox())?.y).toBeLessThan(60)
  })

  test('3.12 without storage the switch still switches', async ({ page }) => {
    await denyStorage(page)
    await openPage(page, doc)
    await (await colorSwitch(page)).click()
    await expectMode(page, 'dark')
    await page.keyboard.press('Escape')
    await footerLink(page, 'Query').click()
    await expect(page).toHaveTitle(/queries/)
    await expectMode(page, 'dark')
  })
})

test.describe('4.1 Colour mode in several tabs', () => {
  test('4.1.5 another tab follows the switch', async ({ page, context }) => {
    await openPage(page, doc)
    const other = await context.newPage()
    await openPage(other, '/blog')
    await (await colorSwitch(other)).click()
    await expectMode(page, 'dark')
    await (await colorSwitch(other)).click()
    await expectMode(page, 'light')
  })

  test('4.1.5 a tab that followed says so on its switch', async ({
    page,
    context
  }) => {
    await openPage(page, doc)
    const button = await colorSwitch(page)
    const other = await context.newPage()
    await openPage(other, '/blog')
    await (await colorSwitch(other)).click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })

  test('4.1.5 any other value that a tab stores is light', async ({
    page,
    context
  }) => {
    await store(page, { theme: 'dark' })
    await openPage(page, doc)
    const other = await context.newPage()
    await other.goto('/sitemap.xml')
    await other.evaluate(() => localStorage.setItem('theme', 'sepia'))
    await expectMode(page, 'light')
  })

  test('4.1.5 a deletion in another tab changes nothing', async ({
    page,
    context
  }) => {
    await store(page, { theme: 'dark' })
    await openPage(page, doc)
    const other = await context.newPage()
    await other.goto('/sitemap.xml')
    const heard = await listenForStorage(page)
    await other.evaluate(() => localStorage.removeItem('theme'))
    await heard()
    await expectMode(page, 'dark')
  })
})

test.describe('4.1 Colour switch that is disabled', () => {
  test.use({ site: 'bare' })

  const first = '/kit/docs/first'

  test('4.1.4 there is no switch', async ({ page }) => {
    await openPage(page, first)
    await expect(
      page.getByRole('button', { name: /^Switch between/ })
    ).toHaveCount(0)
  })

  test('4.1.1 the mode is the configured default', async ({ page }) => {
    await openPage(page, first)
    await expectMode(page, 'dark')
  })

  test('4.1.4 a stored mode does not count, and is deleted', async ({
    page
  }) => {
    await store(page, { theme: 'light' })
    await openPage(page, first)
    await expectMode(page, 'dark')
    await expect.poll(() => readStored(page, 'theme')).toBe(null)
  })

  test('4.1.4 other tabs are not followed', async ({ page, context }) => {
    await openPage(page, first)
    const other = await context.newPage()
    await other.goto('/kit/sitemap.xml')
    const heard = await listenForStorage(page)
    await other.evaluate(() => localStorage.setItem('theme', 'light'))
    await heard()
    await expectMode(page, 'dark')
  })
})

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
}

/**
 * Listen, before another tab writes, for what it writes.
 *
 * @returns waits until the page has heard of it
 */
async function listenForStorage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const heard = new Promise<void>(resolve => {
      addEventListener('storage', () => setTimeout(resolve))
    })
    Object.assign(window, { heard })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

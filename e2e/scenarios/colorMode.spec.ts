import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { colorSwitch, expectMode } from '../support/colorSwitch.ts'
import { holdClient } from '../support/holdRequests.ts'
import { readLuminance } from '../support/readLuminance.ts'
import { readStored, replaceStored } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/form/started'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('4.1 Query and storage decide', async ({ page, bar }) => {
  await page.route(/\/assets\/[^?]*\.(?:js|css)$/, route => route.abort())
  await page.goto(doc)
  for (const [query, stored, mode] of [
    ['', 'dark', 'dark'],
    ['light', 'dark', 'light']
  ] as const) {
    await test.step(`12.3 4.1.1 with ${query || 'nothing'} in the query and ${stored} stored the mode is ${mode}`, async () => {
      await replaceStored(page, { theme: stored })
      await page.goto(`${doc}${query && `?docusaurus-theme=${query}`}`)
      await expectMode(page, mode)
      const light = await readLuminance(
        page.locator('html'),
        'background-color'
      )
      expect(light > 0.5).toBe(mode === 'light')
    })
  }
  await test.step('4.1.3 until the client runs the switch is off', async () => {
    await page.unrouteAll()
    await holdClient(page)
    await page.reload()
    const button = bar.root.getByRole('button', { name: /^Switch between/ })
    await expect(button).toBeDisabled()
    await expect(button).toHaveCSS('cursor', 'not-allowed')
  })
})

test('4.1 A reader switches the mode', { tag: '@both' }, async ({
  page,
  open,
  bar,
  footer,
  isMobile
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(doc)
  await test.step('4.1.6 the system colour scheme is ignored', async () => {
    await expectMode(page, 'light')
  })
  const button = await colorSwitch(page)
  const icon = button.locator('svg').filter({ visible: true })
  await test.step('4.1.4 the switch is at the right end of the bar, or in the header of the mobile menu', async () => {
    const { x, y } = await readBox(button)
    if (isMobile) return expect(y).toBeLessThan(60)
    const item = await readBox(bar.link(/^Source/))
    expect(x).toBeGreaterThanOrEqual(item.right)
  })
  await test.step('4.1.3 9 Color toggle icon size: in light mode the switch says so and shows one icon of 24 px', async () => {
    await expectSwitch(page, 'light')
  })
  const sun = await icon.innerHTML()
  await test.step('4.1.2 the switch changes the mode and stores it', async () => {
    await button.click()
    await expectMode(page, 'dark')
    expect(await readStored(page, 'theme')).toBe('dark')
  })
  await test.step('4.1.3 in dark mode the switch says so, with another icon', async () => {
    await expectSwitch(page, 'dark')
    expect(await icon.innerHTML()).not.toBe(sun)
  })
  await test.step('4.1.2 the switch changes the mode back and stores it', async () => {
    await button.click()
    await expectMode(page, 'light')
    expect(await readStored(page, 'theme')).toBe('light')
  })
  await test.step('4.1.2 the mode survives navigation', async () => {
    await button.click()
    await page.keyboard.press('Escape')
    await footer.link('Query').click()
    await expect(page).toHaveTitle(/queries/)
    await expectMode(page, 'dark')
  })
  await test.step('4.1.6 a change of the system colour scheme is ignored', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await footer.link('Modals').click()
    await expect(page).toHaveTitle(/[Mm]odal/)
    await expectMode(page, 'dark')
    expect(await readStored(page, 'theme')).toBe('dark')
  })
  await test.step('4.1.2 the mode survives a reload', async () => {
    await page.reload()
    await expectMode(page, 'dark')
  })
})

test('4.1 The query wins for one page', async ({ page, open }) => {
  await open(doc)
  await replaceStored(page, { theme: 'light' })
  await open(`${doc}?docusaurus-theme=dark`)
  await test.step('12.3 4.1.1 the mode from the query is not stored', async () => {
    await expectMode(page, 'dark')
    expect(await readStored(page, 'theme')).toBe('light')
  })
  await test.step('4.1.2 the switch starts from the mode in the query', async () => {
    await (await colorSwitch(page)).click()
    await expectMode(page, 'light')
  })
})

/** Expect the switch's state for a mode. */
async function expectSwitch(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const label = `Switch between dark and light mode (currently ${mode} mode)`
  const button = await colorSwitch(page)
  await expect(button).toHaveAttribute('title', label)
  await expect(button).toHaveAccessibleName(label)
  await expect(button).toHaveAttribute('aria-pressed', String(mode === 'dark'))
  await expect(button).toHaveAttribute('aria-live', 'polite')
  const icon = button.locator('svg').filter({ visible: true })
  await expect(icon).toHaveCount(1)
  await expect(icon).toHaveCSS('width', '24px')
  await expect(icon).toHaveCSS('height', '24px')
}

test.describe('4.1 Colour switch with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('4.1 The mode changes at once, and the next click is not lost', async ({
    page,
    open
  }) => {
    await open(doc)
    const { x, y } = await readBox(await colorSwitch(page))
    await page.mouse.dblclick(x + 10, y + 10)
    await expectMode(page, 'light')
    await page.mouse.click(x + 10, y + 10)
    await expectMode(page, 'dark')
    expect(await readStored(page, 'theme')).toBe('dark')
  })
})

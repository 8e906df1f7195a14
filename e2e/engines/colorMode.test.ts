import { open } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'
const colorSwitch = 'button[aria-label^="Switch between dark and light"]'

test('4.1.2 4.1.3 the switch changes the mode, announces it, and stores it', async ({
  page
}) => {
  await open(page, doc)
  await page.see(`${colorSwitch}[aria-pressed=false][title$="light mode)"]`)
  await page.click(colorSwitch)
  await page.see(`${colorSwitch}[aria-pressed=true][title$="dark mode)"]`)
  await expectModes(page, ['dark', 'dark', 'dark'])
  await page.click(colorSwitch)
  await page.see(`${colorSwitch}[aria-pressed=false]`)
  await expectModes(page, ['light', 'light', 'light'])
})

test('12.3 4.1.5 another tab follows the color mode, and a reload keeps it', async ({
  page
}) => {
  await open(page, doc)
  const other = await page.openTab()
  await open(other, '/blog')
  await other.click(colorSwitch)
  await page.waitFor(() => document.documentElement.dataset.theme === 'dark')
  await page.reload()
  await page.waitForHydration()
  await expectModes(page, ['dark', 'dark', 'dark'])
})

test('12.3 4.1.1 the address overrides the stored mode without changing it', async ({
  page
}) => {
  await open(page, doc)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await open(page, `${doc}?docusaurus-theme=light`)
  await expectModes(page, ['light', 'light', 'dark'])
})

test('0.5 an invalid stored mode counts as light', async ({ page }) => {
  await open(page, doc)
  await page.evaluate(() => localStorage.setItem('theme', 'sepia'))
  await open(page, doc)
  await expectModes(page, ['light', 'light', 'sepia'])
})

test('4.1.4 on a phone the switch is in the menu', async ({ page }) => {
  await page.resize(390, 844)
  await open(page, doc)
  await page.click('[aria-label="Toggle navigation bar"]')
  await page.click(`dialog ${colorSwitch}`)
  await page.see(`dialog ${colorSwitch}[aria-pressed=true]`)
  await expectModes(page, ['dark', 'dark', 'dark'])
})

/** Expect the color mode of the attribute, the browser's own controls and storage. */
async function expectModes(
  page: EnginePage,
  modes: readonly string[]
): Promise<void> {
  const readModes = () =>
    page.evaluate(() => {
      const root = document.documentElement
      const scheme = getComputedStyle(root).colorScheme
      return [root.dataset.theme, scheme, localStorage.getItem('theme')]
    })
  await expect.poll(readModes).toEqual(modes)
}

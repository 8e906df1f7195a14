import { readBox } from '../support/box.ts'
import { colorSwitch, expectMode } from '../support/colorSwitch.ts'
import { holdClient } from '../support/holdRequests.ts'
import { readLuminance } from '../support/readLuminance.ts'
import { waitForFrames } from '../support/scroll.ts'
import { readStored, store } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

for (const [query, mode] of [
  ['', 'dark'],
  ['?docusaurus-theme=light', 'light']
] as const) {
  test(`12.3 4.1.1 with ${query || 'nothing'} in the query and dark stored, the mode is ${mode} before any file has loaded`, async ({
    page
  }) => {
    await page.route(/\/assets\/[^?]*\.(?:js|css)$/, route => route.abort())
    await store(page, { theme: 'dark' })
    await page.goto(`${doc}${query}`)
    await expectMode(page, mode)
    const root = page.locator('html')
    const light = await readLuminance(root, 'background-color')
    expect(light > 0.5).toBe(mode === 'light')
  })
}

test('12.3 4.1.1 4.1.2 the mode from the query is not stored, and the switch starts from it', async ({
  page,
  open
}) => {
  await store(page, { theme: 'light' })
  await open(`${doc}?docusaurus-theme=dark`)
  await expectMode(page, 'dark')
  expect(await readStored(page, 'theme')).toBe('light')
  await (await colorSwitch(page)).click()
  await expectMode(page, 'light')
})

test('4.1.3 the switch is disabled until the client runs', async ({
  page,
  bar
}) => {
  await holdClient(page)
  await page.goto(doc)
  const button = bar.root.getByRole('button', { name: /^Switch between/ })
  await expect(button).toBeDisabled()
  await expect(button).toHaveCSS('cursor', 'not-allowed')
})

test('4.1.4 on small screens the switch is in the header of the menu', {
  tag: '@phone'
}, async ({ page, open }) => {
  await open(doc)
  const button = await colorSwitch(page)
  expect((await readBox(button)).y).toBeLessThan(60)
  await button.click()
  await expectMode(page, 'dark')
})

test('4.1.2 4.1.3 4.1.4 9 Color toggle icon size: the switch at the right end of the bar toggles the mode, stores it, and shows a different 24 px icon for each', async ({
  page,
  open,
  bar
}) => {
  await open(doc)
  const button = await colorSwitch(page)
  const icon = button.locator('svg').filter({ visible: true })
  const expectSwitch = async (mode: 'light' | 'dark') => {
    const label = `Switch between dark and light mode (currently ${mode} mode)`
    await expectMode(page, mode)
    await expect(button).toHaveAttribute('title', label)
    await expect(button).toHaveAccessibleName(label)
    await expect(button).toHaveAttribute('aria-pressed', `${mode === 'dark'}`)
    await expect(button).toHaveAttribute('aria-live', 'polite')
    await expect(icon).toHaveCSS('width', '24px')
    await expect(icon).toHaveCSS('height', '24px')
  }
  const source = await readBox(bar.link(/^Source/))
  expect((await readBox(button)).x).toBeGreaterThanOrEqual(source.right)
  await expectSwitch('light')
  const sun = await icon.innerHTML()
  await button.click()
  await expectSwitch('dark')
  await expect.poll(() => readStored(page, 'theme')).toBe('dark')
  await expect.poll(() => icon.innerHTML()).not.toBe(sun)
  await button.click()
  await expectSwitch('light')
  await expect.poll(() => readStored(page, 'theme')).toBe('light')
})

test('4.1.2 the mode survives navigation and a reload', async ({
  page,
  open,
  sidebar
}) => {
  await open(doc)
  await (await colorSwitch(page)).click()
  await sidebar.link('Second').click()
  await expect(page).toHaveTitle(/^The second step/)
  await expectMode(page, 'dark')
  await page.reload()
  await expectMode(page, 'dark')
})

test('4.1.6 the system’s color scheme is ignored, even when it changes', async ({
  page,
  open
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(doc)
  await expectMode(page, 'light')
  await (await colorSwitch(page)).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await waitForFrames(page)
  await expectMode(page, 'dark')
  await expect.poll(() => readStored(page, 'theme')).toBe('dark')
})

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('4.1.2 with motion, the mode changes immediately, and the next click isn’t lost', async ({
    page,
    open
  }) => {
    await open(doc)
    const { x, y } = await readBox(await colorSwitch(page))
    await page.mouse.dblclick(x + 10, y + 10)
    await expectMode(page, 'light')
    await page.mouse.click(x + 10, y + 10)
    await expectMode(page, 'dark')
    await expect.poll(() => readStored(page, 'theme')).toBe('dark')
  })
})

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('4.1.2 links have the color of the new mode at once, although they fade on hover', async ({
    page,
    open
  }) => {
    await open(doc)
    const button = await colorSwitch(page)
    const [first, last] = await button.evaluate(async element => {
      const link = document.querySelector('[aria-label="Table of contents"] a')
      const read = () => link && getComputedStyle(link).color
      if (element instanceof HTMLElement) element.click()
      const shown = read()
      for (const each of document.getAnimations()) each.finish()
      return [shown, read()]
    })
    expect(first).toBe(last)
    await expectMode(page, 'dark')
  })
})

import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.describe('4.2 Mobile menu', { tag: '@phone' }, () => {
  test('4.2 A reader opens the menu', async ({ page, open, bar, menu }) => {
    await open(doc)
    await test.step('4.2.1 the button in the bar says that the menu is closed', async () => {
      await expect(bar.toggle).toHaveAttribute('aria-expanded', 'false')
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
    })
    await test.step('4.2.2 the closed panel exists and cannot be reached', async () => {
      await expect(page.locator('dialog')).toBeAttached()
      await expect(menu.root).toBeHidden()
      await bar.toggle.focus()
      await page.keyboard.press('Tab')
      await expect(bar.link('Handbook logo Handbook')).toBeFocused()
    })
    await menu.open()
    await test.step('4.2.1 the button says that the menu is open', async () => {
      await expect(bar.toggle).toHaveAttribute('aria-expanded', 'true')
    })
    await test.step('4.2.2 the panel is on the left, as wide as 83 % of the window, and darkens the rest by 60 %', async () => {
      await expect
        .poll(async () => (await menu.root.boundingBox())?.x)
        .toBeCloseTo(0, 1)
      const { width, height } = await readBox(menu.root)
      expect(width).toBeCloseTo(390 * 0.83, 0)
      expect(height).toBe(844)
      const readColor = () =>
        menu.root.evaluate(
          dialog => getComputedStyle(dialog, '::backdrop').backgroundColor
        )
      await expect.poll(readColor).toBe('rgba(0, 0, 0, 0.6)')
    })
    await test.step('4.2.3 the header has logo, colour switch and close button', async () => {
      const logo = menu.root.getByRole('img', { name: 'Handbook logo' })
      await expect(logo).toBeVisible()
      const name = /^Switch between/
      await expect(menu.root.getByRole('button', { name })).toBeVisible()
      await expect(menu.closeButton).toBeVisible()
    })
    await test.step('4.2.5 the page behind cannot be scrolled', async () => {
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    })
    await test.step('4.2.8 the focus is in the menu, and Tab keeps it there', async () => {
      await expect(menu.root.locator(':focus')).toHaveCount(1)
      expect(await findFocusedOutside(page)).toEqual([])
    })
    await test.step('4.2.8 Escape closes it and returns the focus to the button', async () => {
      await page.keyboard.press('Escape')
      await menu.expectClosed()
      await expect(bar.toggle).toBeFocused()
    })
    await test.step('4.2.5 the page can be scrolled again', async () => {
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
    })
  })

  test('4.2.1 A reader opens the menu before the client runs', async ({
    page,
    menu
  }) => {
    const held = await holdRequests(page, '**/assets/client.*.js')
    await page.goto(doc, { waitUntil: 'domcontentloaded' })
    await page.locator('summary[aria-label="Toggle navigation bar"]').click()
    await held.first
    await expect(menu.root).toBeHidden()
    await held.release()
    await expect(menu.root).toBeVisible()
  })

  test('4.2 The window changes', async ({ page, open, menu }) => {
    await open(doc)
    await test.step('4.2.2 the panel slides for 200 ms, easing in and out', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const panel = page.locator('dialog')
      await expect(panel).toHaveCSS('transition-duration', /^0\.2s/)
      await expect(panel).toHaveCSS(
        'transition-timing-function',
        /^ease-in-out/
      )
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })
    await test.step('4.2.4 the menu closes when the window becomes desktop-sized', async () => {
      await page.setViewportSize({ width: 996, height: 600 })
      await menu.open()
      await page.setViewportSize({ width: 997, height: 844 })
      await expect(menu.root).toBeHidden()
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
      await page.setViewportSize({ width: 390, height: 844 })
      await menu.expectClosed()
    })
  })

  test('4.2 A reader closes the menu', async ({ page, open, menu }) => {
    const drag = async (from: [number, number], to: [number, number]) => {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to)
      await page.mouse.up()
    }
    await open(doc)
    await test.step('4.2.4 the close button closes it', async () => {
      await menu.open()
      await menu.closeButton.click()
      await menu.expectClosed()
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
    })
    await test.step('4.2.4 a click on the backdrop closes it, a drag to or from it does not', async () => {
      await menu.open()
      await drag([100, 700], [380, 600])
      await expect(menu.root).toHaveJSProperty('open', true)
      await drag([380, 600], [100, 700])
      await expect(menu.root).toHaveJSProperty('open', true)
      await page.mouse.click(380, 600)
      await menu.expectClosed()
      await expect(page).toHaveURL(doc)
    })
    await test.step('4.2.4 choosing an item closes it, even that of the current page', async () => {
      await menu.open()
      await menu.back.click()
      const item = menu.main.getByRole('link', { name: 'Start', exact: true })
      await item.click()
      await menu.expectClosed()
      await expect(page).toHaveURL(doc)
      await menu.open()
      await menu.back.click()
      await menu.main.getByRole('link', { name: 'Blog' }).click()
      await menu.expectClosed()
      await expect(page).toHaveURL('/blog')
    })
  })
})

/** Press Tab many times and list what got the focus outside the menu. */
async function findFocusedOutside(page: Page): Promise<readonly string[]> {
  const found = await page.evaluateHandle(() => {
    const outside: string[] = []
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog')) {
        outside.push(target.outerHTML.slice(0, 80))
      }
    })
    return outside
  })
  for (let stop = 0; stop < 40; stop++) await page.keyboard.press('Tab')
  return found.jsonValue()
}

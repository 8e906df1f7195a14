import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.describe('mobile menu', { tag: '@phone' }, () => {
  test('4.2.1 4.2.2 the closed menu is in the document but unreachable, and its button in the bar reports that it’s closed', async ({
    page,
    open,
    bar,
    menu
  }) => {
    await open(doc)
    await expect(page.locator('dialog')).toBeAttached()
    await expect(menu.root).toBeHidden()
    await expect(bar.toggle).toHaveAttribute('aria-expanded', 'false')
    await bar.toggle.focus()
    await page.keyboard.press('Tab')
    await expect(bar.link('Handbook logo Handbook')).toBeFocused()
  })

  test('4.2.1 4.2.2 4.2.3 the open menu is on the left, takes 83 % of the width, darkens the rest by 60 %, and has a logo, a color switch and a close button', async ({
    page,
    open,
    bar,
    menu
  }) => {
    await open(doc)
    await menu.open()
    await expect(bar.toggle).toHaveAttribute('aria-expanded', 'true')
    await expect
      .poll(async () => (await menu.root.boundingBox())?.x)
      .toBeCloseTo(0, 1)
    const { width, height } = await readBox(menu.root)
    expect(width).toBeCloseTo(390 * 0.83, 0)
    expect(height).toBe(844)
    const readBackdrop = () =>
      menu.root.evaluate(
        dialog => getComputedStyle(dialog, '::backdrop').backgroundColor
      )
    await expect.poll(readBackdrop).toBe('rgba(0, 0, 0, 0.6)')
    const logo = menu.root.getByRole('img', { name: 'Handbook logo' })
    await expect(logo).toBeVisible()
    const name = /^Switch between/
    await expect(menu.root.getByRole('button', { name })).toBeVisible()
    await expect(menu.closeButton).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const slide = { duration: /^0\.2s/, 'timing-function': /^ease-in-out/ }
    for (const [property, value] of Object.entries(slide)) {
      await expect(menu.root).toHaveCSS(`transition-${property}`, value)
    }
  })

  test('4.2.4 4.2.5 the page behind the menu cannot be scrolled until the close button or the browser closes the menu', async ({
    page,
    open,
    menu
  }) => {
    await open(doc)
    const body = page.locator('body')
    await expect(body).toHaveCSS('overflow', 'visible')
    await menu.open()
    await expect(body).toHaveCSS('overflow', 'hidden')
    await menu.closeButton.click()
    await menu.expectClosed()
    await expect(body).toHaveCSS('overflow', 'visible')
    await menu.open()
    // As browsers do for gestures that close a dialog.
    await menu.root.evaluate((dialog: HTMLDialogElement) => dialog.close())
    await menu.expectClosed()
    await expect(body).toHaveCSS('overflow', 'visible')
  })

  test('4.2.8 the menu traps the focus until Escape closes it and returns the focus to its button', async ({
    page,
    open,
    bar,
    menu
  }) => {
    await open(doc)
    await menu.open()
    await expect(menu.root.locator(':focus')).toHaveCount(1)
    expect(await findFocusedOutside(page)).toEqual([])
    await page.keyboard.press('Escape')
    await menu.expectClosed()
    await expect(bar.toggle).toBeFocused()
  })

  test('4.2.1 a menu opened before the client runs stays open', async ({
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

  test('4.2.1 a menu opened before the style sheet arrives waits for it', async ({
    page,
    menu
  }) => {
    const sheet = await holdRequests(page, /\/assets\/client\.[^?]*\.css$/)
    const script = page.waitForEvent('requestfinished', request =>
      request.url().includes('/assets/pages/docs/guide/start.')
    )
    await page.goto(doc, { waitUntil: 'domcontentloaded' })
    await page.locator('summary[aria-label="Toggle navigation bar"]').click()
    await sheet.first
    await script
    await waitUntilIdle(page)
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'false'
    )
    await expect(menu.root).toBeHidden()
    await sheet.release()
    await expect(menu.sidebar).toBeInViewport()
    await expect(menu.root).toHaveCSS('border-style', 'none')
  })

  test('4.2.4 4.2.5 the menu closes when the window becomes desktop-sized', async ({
    page,
    open,
    menu
  }) => {
    await open(doc)
    await page.setViewportSize({ width: 996, height: 600 })
    await menu.open()
    await page.setViewportSize({ width: 997, height: 844 })
    await expect(menu.root).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
    await page.setViewportSize({ width: 390, height: 844 })
    await menu.expectClosed()
  })

  test('4.2.4 a click on the backdrop closes the menu, but dragging to or from it doesn’t', async ({
    page,
    open,
    menu
  }) => {
    const drag = async (from: [number, number], to: [number, number]) => {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to)
      await page.mouse.up()
    }
    await open(doc)
    await menu.open()
    await drag([100, 700], [380, 600])
    await expect(menu.root).toHaveJSProperty('open', true)
    await drag([380, 600], [100, 700])
    await expect(menu.root).toHaveJSProperty('open', true)
    await page.mouse.click(380, 600)
    await menu.expectClosed()
    await expect(page).toHaveURL(doc)
  })

  test('4.2.4 choosing the item of the current page closes the menu', async ({
    page,
    open,
    menu
  }) => {
    await open(doc)
    await menu.open()
    await menu.back.click()
    await menu.main.getByRole('link', { name: 'Start', exact: true }).click()
    await menu.expectClosed()
    await expect(page).toHaveURL(doc)
  })

  test('4.2.4 a navigation that starts outside the menu closes it', async ({
    page,
    open,
    menu
  }) => {
    await open(doc)
    await menu.open()
    const next = page.getByRole('main').getByText('Second', { exact: true })
    await next.dispatchEvent('click')
    await expect(page).toHaveTitle(/The second step/)
    await menu.expectClosed()
  })
})

/** Press Tab many times and list the elements focused outside the menu. */
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

/** Wait until the page has run its scheduled tasks, such as React's. */
function waitUntilIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) {
      await new Promise(resolve => requestIdleCallback(resolve))
    }
  })
}

import { expectLeftToBrowser } from '../support/links.ts'
import type { findBar } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ open }) => open(doc))

test.describe('with the keyboard', () => {
  test('4.4.1 4.4.2 arrows open nothing, and the entries of a closed menu are not in the tab order', async ({
    page,
    bar
  }) => {
    const tools = bar.trigger('Tools')
    await tools.press('ArrowDown')
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(bar.link('One')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(bar.trigger('Topics')).toBeFocused()
  })

  test('4.4.1 Space opens and closes the menus of triggers with and without a page', async ({
    page,
    bar
  }) => {
    for (const [name, entry] of [
      ['Tools', 'One'],
      ['Topics', 'All values']
    ] as const) {
      await bar.trigger(name).press('Space')
      await expectOpen(bar, name, entry)
      await bar.trigger(name).press('Space')
      await expectClosed(bar, name, entry)
    }
    await expect(page).toHaveURL(doc)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('4.4.1 Enter opens and closes a menu', async ({ bar }) => {
    const tools = bar.trigger('Tools')
    await tools.press('Enter')
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
    await expect(bar.link('One')).toBeVisible()
    await tools.press('Enter')
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(bar.link('One')).toBeHidden()
  })

  test('4.4.2 Tab moves through the entries of an open menu, which closes when it loses the focus', async ({
    page,
    bar
  }) => {
    const tools = bar.trigger('Tools')
    await tools.press('Enter')
    await expect(bar.link('One')).toBeVisible()
    for (const name of ['One', 'Two', /^Elsewhere/]) {
      await page.keyboard.press('Tab')
      await expect(bar.link(name)).toBeFocused()
    }
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(bar.trigger('Topics')).toBeFocused()
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
  })

  test('4.4.2 Escape closes the menu and returns the focus to the trigger', async ({
    page,
    bar
  }) => {
    const tools = bar.trigger('Tools')
    await tools.press('Enter')
    await expect(bar.link('One')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(bar.link('One')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(bar.link('One')).toBeHidden()
    await expect(tools).toBeFocused()
  })

  test('2.6.6 4.4.3 a menu is at least 10 rem wide and at most 80 % as high as the window, appears within 200 ms, and has 12 px icons', async ({
    page,
    bar
  }) => {
    await bar.trigger('Tools').press('Enter')
    const menu = bar.link('One').locator('xpath=ancestor::ul')
    await expect(menu).toHaveCSS('min-width', '160px')
    await expect(menu).toHaveCSS('max-height', '640px')
    await expect(menu).toHaveCSS('overflow-y', 'auto')
    const icon = bar.link(/^Elsewhere/).locator('svg')
    await expect(icon).toHaveCSS('width', '12px')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(menu).toHaveCSS('transition-duration', /0\.2s/)
  })

  test('4.4.1 4.4.2 Enter on a trigger with a page opens its menu, closes the other menu and doesn’t navigate', async ({
    page,
    bar
  }) => {
    const tools = bar.trigger('Tools')
    const topics = bar.trigger('Topics')
    await tools.press('Enter')
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
    await topics.press('Enter')
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(topics).toHaveAttribute('aria-expanded', 'true')
    await expect(bar.link('All values')).toBeVisible()
    await expect(page).toHaveURL(doc)
  })

  test('4.4.1 holding Enter opens the menu once and doesn’t navigate', async ({
    page,
    bar
  }) => {
    const topics = bar.trigger('Topics')
    await topics.focus()
    for (let count = 0; count < 4; count++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(topics).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL(doc)
  })

  test('4.4.1 Ctrl+Enter opens the page of a trigger in a new tab', async ({
    page,
    bar
  }) => {
    const topics = bar.trigger('Topics')
    await expectLeftToBrowser(
      page,
      () => topics.press('Control+Enter'),
      '/docs/category/reference'
    )
    await expect(topics).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(doc)
  })
})

test.describe('with the pointer', () => {
  test('4.4.1 hovering shows the menu, as the trigger says; a click keeps it open, and the next click closes it', async ({
    page,
    bar
  }) => {
    const tools = bar.trigger('Tools')
    await tools.hover()
    await expectOpen(bar, 'Tools', 'One')
    await page.mouse.move(640, 700)
    await expectClosed(bar, 'Tools', 'One')
    await tools.click()
    await page.mouse.move(640, 700)
    await expectOpen(bar, 'Tools', 'One')
    await tools.click()
    await expectClosed(bar, 'Tools', 'One')
    await expect(page).toHaveURL(doc)
  })

  test('4.4.1 Escape closes a hovered menu', async ({ page, bar }) => {
    await bar.trigger('Tools').hover()
    await expectOpen(bar, 'Tools', 'One')
    await page.keyboard.press('Escape')
    await expectClosed(bar, 'Tools', 'One')
  })

  test('4.4.2 pressing an entry leaves the menu open; pressing outside closes it, even before the release', async ({
    page,
    bar
  }) => {
    const tools = bar.trigger('Tools')
    await tools.press('Enter')
    await bar.root.getByText('Not a link').click()
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(640, 700)
    await expect(bar.link('One')).toBeVisible()
    await page.mouse.down()
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.up()
  })

  test('4.4.1 the pointer can move down to an entry and click it', async ({
    page,
    bar
  }) => {
    await bar.trigger('Tools').hover()
    await bar.link('Two').hover()
    await bar.link('Two').click()
    await expect(page).toHaveURL('/docs/plain/two')
  })

  test('4.4.1 a click on a trigger with a page opens the page', async ({
    page,
    bar
  }) => {
    await bar.trigger('Topics').click()
    await expect(page).toHaveURL('/docs/category/reference')
    await expect(page).toHaveTitle(/^Reference pages/)
  })
})

test.describe('with assistive technology', () => {
  test('4.4.1 a click without a pointer opens and closes a menu, also while hovered', async ({
    page,
    bar
  }) => {
    for (const [name, entry] of [
      ['Tools', 'One'],
      ['Topics', 'All values']
    ] as const) {
      const click = () =>
        bar.trigger(name).evaluate((each: HTMLElement) => each.click())
      await click()
      await expectOpen(bar, name, entry)
      await click()
      await expectClosed(bar, name, entry)
      await bar.trigger(name).hover()
      await expectOpen(bar, name, entry)
      await click()
      await expectClosed(bar, name, entry)
      await click()
      await expectOpen(bar, name, entry)
      await page.keyboard.press('Escape')
      await page.mouse.move(640, 700)
    }
    await expect(page).toHaveURL(doc)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('4.4.2 a touch outside closes the menu', async ({ page, bar }) => {
    const tools = bar.trigger('Tools')
    await tools.press('Enter')
    await expect(bar.link('Two')).toBeVisible()
    await page.touchscreen.tap(640, 700)
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(bar.link('Two')).toBeHidden()
  })

  test('4.4.1 a tap on the trigger shows the menu, and a tap on an entry opens its page', async ({
    page,
    bar
  }) => {
    await bar.trigger('Tools').tap()
    await bar.link('Two').tap()
    await expect(page).toHaveURL('/docs/plain/two')
  })

  test('4.4.1 a tap on a trigger with a page shows the menu, and the next tap opens the page', async ({
    page,
    bar
  }) => {
    await bar.trigger('Topics').tap()
    await expectOpen(bar, 'Topics', 'All values')
    await expect(page).toHaveURL(doc)
    await bar.trigger('Topics').tap()
    await expect(page).toHaveURL('/docs/category/reference')
  })
})

type Bar = ReturnType<typeof findBar>

async function expectOpen(bar: Bar, name: string, entry: string) {
  await expect(bar.trigger(name)).toHaveAttribute('aria-expanded', 'true')
  await expect(bar.link(entry)).toBeVisible()
}

async function expectClosed(bar: Bar, name: string, entry: string) {
  await expect(bar.trigger(name)).toHaveAttribute('aria-expanded', 'false')
  await expect(bar.link(entry)).toBeHidden()
}

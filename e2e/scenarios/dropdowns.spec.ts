import { expectLeftToBrowser } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test('4.4 By the keyboard', async ({ page, open, bar }) => {
  const tools = bar.trigger('Tools')
  const topics = bar.trigger('Topics')
  await open(doc)
  await test.step('4.4.2 entries of a closed menu are not in the tab order', async () => {
    await expect(bar.link('One')).toBeHidden()
    await tools.focus()
    await page.keyboard.press('Tab')
    await expect(topics).toBeFocused()
  })
  for (const key of ['Space', 'ArrowDown']) {
    await test.step(`4.4.1 ${key} opens nothing`, async () => {
      await tools.press(key)
      await expect(tools).toHaveAttribute('aria-expanded', 'false')
    })
  }
  await test.step('4.4.1 Enter opens and closes', async () => {
    await tools.press('Enter')
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
    await expect(bar.link('One')).toBeVisible()
    await tools.press('Enter')
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(bar.link('One')).toBeHidden()
  })
  await test.step('4.4.2 Tab moves through the entries of a menu opened with Enter', async () => {
    await tools.press('Enter')
    await expect(bar.link('One')).toBeVisible()
    for (const name of ['One', 'Two', /^Elsewhere/]) {
      await page.keyboard.press('Tab')
      await expect(bar.link(name)).toBeFocused()
    }
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('4.4.2 the menu closes when the focus leaves it', async () => {
    await page.keyboard.press('Tab')
    await expect(topics).toBeFocused()
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('4.4.2 Escape closes the menu and returns the focus to the trigger', async () => {
    await tools.press('Enter')
    await expect(bar.link('One')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(bar.link('One')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(bar.link('One')).toBeHidden()
    await expect(tools).toBeFocused()
  })
  await test.step('4.4.3 a menu is at least 10 rem wide, at most 80 % as high as the window, and appears within 200 ms', async () => {
    await tools.press('Enter')
    const menu = bar.link('One').locator('xpath=ancestor::ul')
    await expect(menu).toHaveCSS('min-width', '160px')
    await expect(menu).toHaveCSS('max-height', '640px')
    await expect(menu).toHaveCSS('overflow-y', 'auto')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(menu).toHaveCSS('transition-duration', /0\.2s/)
  })
})

test('4.4 On a trigger with a page', async ({ page, open, bar }) => {
  const tools = bar.trigger('Tools')
  const topics = bar.trigger('Topics')
  await open(doc)
  await test.step('4.4.1 Ctrl+Enter opens the page in a new tab', async () => {
    await expectLeftToBrowser(
      page,
      () => topics.press('Control+Enter'),
      '/docs/category/reference'
    )
    await expect(topics).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(doc)
  })
  await test.step('4.4.2 opening one dropdown closes the other', async () => {
    await tools.press('Enter')
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
    await topics.press('Enter')
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('4.4.1 Enter opens the menu and does not go to the page', async () => {
    await expect(topics).toHaveAttribute('aria-expanded', 'true')
    await expect(bar.link('All values')).toBeVisible()
    await expect(page).toHaveURL(doc)
  })
  await test.step('4.4.1 holding Enter opens once and goes nowhere', async () => {
    await page.keyboard.press('Escape')
    await expect(topics).toHaveAttribute('aria-expanded', 'false')
    await topics.focus()
    for (let count = 0; count < 4; count++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(topics).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL(doc)
  })
})

test('4.4 By the pointer', async ({ page, open, bar }) => {
  const tools = bar.trigger('Tools')
  await open(doc)
  await test.step('4.4.1 hovering opens the menu without changing the trigger', async () => {
    await tools.hover()
    await expect(bar.link('One')).toBeVisible()
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('2.6.6 in a dropdown the icon of an external link is 12 px', async () => {
    const icon = bar.link(/^Elsewhere/).locator('svg')
    await expect(icon).toHaveCSS('width', '12px')
  })
  await test.step('4.4.1 a click on a trigger without a page does nothing', async () => {
    await tools.click()
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(doc)
  })
  await test.step('4.4.1 the menu closes when the pointer leaves', async () => {
    await page.mouse.move(640, 700)
    await expect(bar.link('One')).toBeHidden()
  })
  await test.step('4.4.2 pressing an entry leaves the menu open; pressing outside closes it, even before the release', async () => {
    await tools.press('Enter')
    await bar.root.getByText('Not a link').click()
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(640, 700)
    await expect(bar.link('One')).toBeVisible()
    await page.mouse.down()
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.up()
  })
  await test.step('4.4.1 the pointer can move down to the entries and choose one', async () => {
    await tools.hover()
    await bar.link('Two').hover()
    await bar.link('Two').click()
    await expect(page).toHaveURL('/docs/plain/two')
  })
  await test.step('4.4.1 a click on a trigger with a page goes there', async () => {
    await bar.trigger('Topics').click()
    await expect(page).toHaveURL('/docs/category/reference')
    await expect(page).toHaveTitle(/^Reference pages/)
  })
})

test.describe('4.4 Dropdowns under a finger', () => {
  test.use({ hasTouch: true })

  test('4.4 A reader taps a dropdown', async ({ page, open, bar }) => {
    const tools = bar.trigger('Tools')
    await open(doc)
    await test.step('4.4.2 a touch outside closes the menu', async () => {
      await tools.press('Enter')
      await expect(tools).toHaveAttribute('aria-expanded', 'true')
      await expect(bar.link('Two')).toBeVisible()
      await page.touchscreen.tap(640, 700)
      await expect(tools).toHaveAttribute('aria-expanded', 'false')
      await expect(bar.link('Two')).toBeHidden()
    })
    await test.step('4.4.1 a tap on the trigger shows the menu', async () => {
      await tools.tap()
      await expect(bar.link('Two')).toBeVisible()
      await bar.link('Two').tap()
      await expect(page).toHaveURL('/docs/plain/two')
    })
  })
})

import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const doc = '/docs/guide/start'

test.describe('4.4 Dropdowns of the navbar', { tag: '@desktop' }, () => {
  test.use({ site: 'handbook' })

  test('4.4.1 the trigger says that it has a popup, and that it is closed', async ({
    page
  }) => {
    await openPage(page, doc)
    await expect(trigger(page, 'Tools')).toHaveAttribute(
      'aria-haspopup',
      'true'
    )
    await expectState(page, 'closed')
  })

  test('4.4.1 the pointer opens the menu without telling the trigger', async ({
    page
  }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').hover()
    await expect(entry(page, 'One')).toBeVisible()
    await expectState(page, 'closed')
  })

  test('4.4.1 the menu goes when the pointer goes', async ({ page }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').hover()
    await expect(entry(page, 'One')).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(entry(page, 'One')).toBeHidden()
  })

  test('4.4.1 the pointer may go down to the entries', async ({ page }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').hover()
    await entry(page, 'Two').hover()
    await entry(page, 'Two').click()
    await expect(page).toHaveURL('/docs/plain/two')
  })

  test('4.4.1 Enter opens and closes', async ({ page }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    await expectState(page, 'open')
    await expect(entry(page, 'One')).toBeVisible()
    await trigger(page, 'Tools').press('Enter')
    await expectState(page, 'closed')
    await expect(entry(page, 'One')).toBeHidden()
  })

  test('4.4.1 Enter on a trigger with a page does not go there', async ({
    page
  }) => {
    await openPage(page, doc)
    await trigger(page, 'Topics').press('Enter')
    await expect(trigger(page, 'Topics')).toHaveAttribute(
      'aria-expanded',
      'true'
    )
    await expect(entry(page, 'All values')).toBeVisible()
    await expect(page).toHaveURL(doc)
  })

  test('4.4.1 Enter that is held opens once, and goes nowhere', async ({
    page
  }) => {
    await openPage(page, doc)
    await trigger(page, 'Topics').focus()
    for (let count = 0; count < 4; count++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(trigger(page, 'Topics')).toHaveAttribute(
      'aria-expanded',
      'true'
    )
    await expect(page).toHaveURL(doc)
  })

  test('4.4.1 Ctrl+Enter on a trigger with a page opens the page in a new tab', async ({
    page,
    context
  }) => {
    await openPage(page, doc)
    const elsewhere = context.waitForEvent('page')
    await trigger(page, 'Topics').press('Control+Enter')
    await expect(await elsewhere).toHaveURL('/docs/category/reference')
    await expect(trigger(page, 'Topics')).toHaveAttribute(
      'aria-expanded',
      'false'
    )
    await expect(page).toHaveURL(doc)
  })

  test('4.4.1 a click on a trigger with a page goes there', async ({
    page
  }) => {
    await openPage(page, doc)
    await trigger(page, 'Topics').click()
    await expect(page).toHaveURL('/docs/category/reference')
    await expect(page).toHaveTitle(/^Reference pages/)
  })

  test('4.4.1 a click on a trigger without a page does nothing', async ({
    page
  }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').click()
    await expectState(page, 'closed')
    await expect(page).toHaveURL(doc)
  })

  for (const key of ['Space', 'ArrowDown']) {
    test(`4.4.1 ${key} opens nothing`, async ({ page }) => {
      await openPage(page, doc)
      await trigger(page, 'Tools').press(key)
      await expectState(page, 'closed')
    })
  }

  test('4.4.2 entries of a closed menu are no stops of the Tab key', async ({
    page
  }) => {
    await openPage(page, doc)
    await expect(entry(page, 'One')).toBeHidden()
    await trigger(page, 'Tools').focus()
    await page.keyboard.press('Tab')
    await expect(trigger(page, 'Topics')).toBeFocused()
  })

  test('4.4.2 Tab walks the entries of a menu that Enter has opened', async ({
    page
  }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    await expect(entry(page, 'One')).toBeVisible()
    for (const name of ['One', 'Two', /^Elsewhere/]) {
      await page.keyboard.press('Tab')
      await expect(entry(page, name)).toBeFocused()
    }
    await expectState(page, 'open')
  })

  test('4.4.2 the menu closes when the focus leaves it', async ({ page }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    await expect(entry(page, 'One')).toBeVisible()
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
    await expect(trigger(page, 'Topics')).toBeFocused()
    await expectState(page, 'closed')
  })

  test('4.4.2 the menu closes when the pointer is pressed outside, before it is released', async ({
    page
  }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    await page.mouse.move(640, 700)
    await page.mouse.down()
    await expectState(page, 'closed')
    await page.mouse.up()
  })

  test('4.4.2 a press on an entry leaves the menu open', async ({ page }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    await page.getByText('Not a link').click()
    await expectState(page, 'open')
  })

  test('4.4.2 Escape closes the menu and takes the focus back to the trigger', async ({
    page
  }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    await expect(entry(page, 'One')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(entry(page, 'One')).toBeFocused()
    await page.keyboard.press('Escape')
    await expectState(page, 'closed')
    await expect(entry(page, 'One')).toBeHidden()
    await expect(trigger(page, 'Tools')).toBeFocused()
  })

  test('4.4.2 opening one dropdown closes the other', async ({ page }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    await trigger(page, 'Topics').press('Enter')
    await expectState(page, 'closed')
    await expect(entry(page, 'All values')).toBeVisible()
  })

  test('4.4.3 a menu is at least 10 rem wide and at most 80 % of the window high', async ({
    page
  }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    const menu = entry(page, 'One').locator('xpath=ancestor::ul')
    await expect(menu).toHaveCSS('min-width', '160px')
    await expect(menu).toHaveCSS('max-height', '640px')
    await expect(menu).toHaveCSS('overflow-y', 'auto')
  })

  test('4.4.3 a menu appears within 200 ms', async ({ page }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    const menu = entry(page, 'Two').locator('xpath=ancestor::ul')
    await expect(menu).toHaveCSS('transition-duration', /0\.2s/)
  })

  test('2.6.5 a trigger is active while one of its entries is', async ({
    page
  }) => {
    await openPage(page, '/docs/plain/one')
    await expect(trigger(page, 'Tools')).toHaveAttribute('aria-current', 'page')
    await expect(trigger(page, 'Topics')).not.toHaveAttribute('aria-current')
  })
})

test.describe('4.4 Dropdowns under a finger', { tag: '@desktop' }, () => {
  test.use({ site: 'handbook', hasTouch: true })

  test('4.4.1 a tap on the trigger shows the menu', async ({ page }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').tap()
    await expect(entry(page, 'Two')).toBeVisible()
    await entry(page, 'Two').tap()
    await expect(page).toHaveURL('/docs/plain/two')
  })

  test('4.4.2 a touch outside closes the menu', async ({ page }) => {
    await openPage(page, doc)
    await trigger(page, 'Tools').press('Enter')
    await expectState(page, 'open')
    await page.touchscreen.tap(640, 700)
    await expectState(page, 'closed')
    await expect(entry(page, 'Two')).toBeHidden()
  })
})

test.describe('4.4 Dropdowns on the right', { tag: '@desktop' }, () => {
  test.use({ site: 'manual' })

  test('4.4.3 the menu of an item on the right ends where the item ends', async ({
    page
  }) => {
    await openPage(page, '/docs/start')
    await trigger(page, 'English').press('Enter')
    const list = page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('list')
    const menu = await list.boundingBox()
    const button = await trigger(page, 'English').boundingBox()
    const right = (box: typeof menu) => (box?.x ?? 0) + (box?.width ?? 0)
    expect(Math.abs(right(menu) - right(button))).toBeLessThan(2)
  })
})

function trigger(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('button', { name, exact: true })
}

function entry(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name, exact: true })
}

async function expectState(
  page: Page,
  state: 'open' | 'closed'
): Promise<void> {
  await expect(trigger(page, 'Tools')).toHaveAttribute(
    'aria-expanded',
    String(state === 'open')
  )
}

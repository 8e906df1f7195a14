import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const doc = '/docs/guide/start'

test.describe('4.2 Mobile menu', { tag: '@phone' }, () => {
  test.use({ site: 'handbook' })

  test('4.2.1 the button in the bar says whether the menu is open', async ({
    page
  }) => {
    await openPage(page, doc)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await openMenu(page)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('4.2.2 the closed panel is there, and out of reach', async ({
    page
  }) => {
    await openPage(page, doc)
    await expect(page.locator('dialog')).toBeAttached()
    await expect(menu(page)).toBeHidden()
    await toggle(page).focus()
    await page.keyboard.press('Tab')
    const brand = page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Handbook' })
    await expect(brand).toBeFocused()
  })

  test('4.2.2 the panel comes from the left and is 83 % of the window wide', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await expect
      .poll(async () => (await menu(page).boundingBox())?.x)
      .toBeCloseTo(0, 1)
    const { width = 0, height } = (await menu(page).boundingBox()) ?? {}
    expect(width).toBeCloseTo(390 * 0.83, 0)
    expect(height).toBe(844)
  })

  test('4.2.2 the panel is as much of a wide window', async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 600 })
    await openPage(page, doc)
    await openMenu(page)
    const { width } = (await menu(page).boundingBox()) ?? {}
    expect(width).toBeCloseTo(996 * 0.83, 0)
  })

  test('4.2.2 what is behind the panel is darkened by 60 %', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    const color = await menu(page).evaluate(
      dialog => getComputedStyle(dialog, '::backdrop').backgroundColor
    )
    expect(color).toBe('rgba(0, 0, 0, 0.6)')
  })

  test('4.2.2 the panel slides for 200 ms, slow at both ends', async ({
    page
  }) => {
    await openPage(page, doc)
    const panel = page.locator('dialog')
    await expect(panel).toHaveCSS('transition-duration', /^0\.2s/)
    await expect(panel).toHaveCSS('transition-timing-function', /^ease-in-out/)
  })

  test('4.2.3 the header has logo, colour switch and close button', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await expect(
      menu(page).getByRole('img', { name: 'Handbook logo' })
    ).toBeVisible()
    await expect(
      menu(page).getByRole('button', { name: /^Switch between/ })
    ).toBeVisible()
    await expect(closeButton(page)).toBeVisible()
  })

  test('4.2.5 the page behind cannot be scrolled while the menu is open', async ({
    page
  }) => {
    await openPage(page, doc)
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
    await openMenu(page)
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await closeButton(page).click()
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
  })

  test('4.2.8 the focus goes into the menu and back to the button', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await expect(menu(page).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('4.2.8 the Tab key reaches nothing of the page behind', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document
        return (
          activeElement !== body && activeElement?.closest('dialog') === null
        )
      })
      expect(isOutside).toBe(false)
    }
  })

  test('4.2.8 the way back to the main menu takes the focus along', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await back(page).click()
    await page.keyboard.press('Tab')
    await expect(
      mainMenu(page).getByRole('link', { name: 'Start', exact: true })
    ).toBeFocused()
  })
})

test.describe('4.2 Closing the mobile menu', { tag: '@phone' }, () => {
  test.use({ site: 'handbook' })

  test('4.2.4 the close button closes the menu', async ({ page }) => {
    await openPage(page, doc)
    await openMenu(page)
    await closeButton(page).click()
    await expectClosed(page)
  })

  test('4.2.4 a click beside the panel closes the menu', async ({ page }) => {
    await openPage(page, doc)
    await openMenu(page)
    await page.mouse.click(380, 600)
    await expectClosed(page)
    await expect(page).toHaveURL(doc)
  })

  test('4.2.4 a tap beside the panel closes the menu', async ({ page }) => {
    await openPage(page, doc)
    await openMenu(page)
    await page.touchscreen.tap(380, 600)
    await expectClosed(page)
  })

  test('4.2.4 Escape closes the menu', async ({ page }) => {
    await openPage(page, doc)
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })

  test('4.2.4 choosing an item closes the menu and goes there', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await back(page).click()
    await mainMenu(page).getByRole('link', { name: 'Blog' }).click()
    await expectClosed(page)
    await expect(page).toHaveURL('/blog')
  })

  test('4.2.4 choosing the item of the page that is shown closes the menu', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await back(page).click()
    await mainMenu(page)
      .getByRole('link', { name: 'Start', exact: true })
      .click()
    await expectClosed(page)
  })

  test('4.2.4 choosing a doc closes the menu and goes there', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await sidebar(page)
      .getByRole('link', { name: 'Second', exact: true })
      .click()
    await expectClosed(page)
    await expect(page).toHaveURL('/docs/guide/second')
  })

  test('4.2.4 choosing a category with a page closes the menu and goes there', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await sidebar(page).getByRole('link', { name: 'Basics' }).click()
    await expectClosed(page)
    await expect(page).toHaveURL('/docs/guide/basics/')
  })

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`4.2.4 a link that ${modifier} opens elsewhere leaves the menu open`, async ({
      page,
      context
    }) => {
      await openPage(page, doc)
      await openMenu(page)
      const elsewhere = context.waitForEvent('page')
      await sidebar(page)
        .getByRole('link', { name: 'Basics' })
        .click({ modifiers: [modifier] })
      await elsewhere
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(
        sidebar(page).getByRole('button', {
          name: "Expand sidebar category 'Basics'"
        })
      ).toBeVisible()
    })
  }

  test('4.2.4 a category without a page opens, and the menu stays', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await sidebar(page).getByRole('button', { name: 'Deep' }).click()
    await expect(
      sidebar(page).getByRole('link', { name: 'Outer page' })
    ).toBeVisible()
    await expect(menu(page)).toBeVisible()
  })

  test('4.2.4 the button beside a category opens it, and the menu stays', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await sidebar(page)
      .getByRole('button', { name: "Expand sidebar category 'Basics'" })
      .click()
    await expect(
      sidebar(page).getByRole('link', { name: 'First basics' })
    ).toBeVisible()
    await expect(menu(page)).toBeVisible()
  })

  test('2.6.12 an item of markup does not close the menu', async ({ page }) => {
    await openPage(page, doc)
    await openMenu(page)
    await back(page).click()
    await mainMenu(page).getByRole('button', { name: 'Stamp' }).click()
    await expect(menu(page)).toBeVisible()
  })

  test('4.2.4 the menu closes when the window becomes a desktop', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await page.setViewportSize({ width: 997, height: 844 })
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectClosed(page)
  })
})

test.describe('4.2 Panels of the mobile menu', { tag: '@phone' }, () => {
  test.use({ site: 'handbook' })

  test('4.2.7 the panel of the page is in front where there is one', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await expect(sidebar(page)).toBeInViewport()
    await expect(mainMenu(page)).not.toBeInViewport()
  })

  test('4.2.7 on a page without a panel of its own the main menu is in front', async ({
    page
  }) => {
    await openPage(page, '/docs/plain/two')
    await openMenu(page)
    await expect(mainMenu(page)).toBeInViewport()
    await expect(back(page)).toHaveCount(0)
  })

  test('4.2.7 both panels are in the document', async ({ page }) => {
    await openPage(page, doc)
    await openMenu(page)
    const panels = page.locator('dialog nav')
    await expect(panels).toHaveCount(2)
  })

  test('4.2.7 Back to main menu slides to the main menu', async ({ page }) => {
    await openPage(page, doc)
    await openMenu(page)
    await back(page).click()
    await expect(mainMenu(page)).toBeInViewport()
    await expect(back(page)).not.toBeInViewport()
  })

  test('4.2.7 the main menu has all items in the order of the configuration', async ({
    page
  }) => {
    await openPage(page, '/docs/plain/two')
    await openMenu(page)
    const items = mainMenu(page).locator('ul').first().locator('> li')
    await expect(items).toHaveText([
      'Start',
      'Content',
      'Last',
      'plain/alone',
      /^Tools/,
      'Topics',
      'Stamp',
      'Blog',
      'Source',
      'Chat',
      'Report',
      'Next',
      'Next'
    ])
  })

  test('4.2.7 the item of the page that is shown is current in the main menu', async ({
    page
  }) => {
    await openPage(page, '/docs/plain/alone')
    await openMenu(page)
    await expect(
      mainMenu(page).getByRole('link', { name: 'plain/alone' })
    ).toHaveAttribute('aria-current', 'page')
  })

  test('4.2.7 closing puts the panel of the page in front again', async ({
    page
  }) => {
    await openPage(page, doc)
    await openMenu(page)
    await back(page).click()
    await closeButton(page).click()
    await expectClosed(page)
    await openMenu(page)
    await expect(sidebar(page)).toBeInViewport()
  })

  test('4.2.7 the panel of the page follows the navigation', async ({
    page
  }) => {
    await openPage(page, '/docs/plain/two')
    await openMenu(page)
    await mainMenu(page).getByRole('link', { name: 'Last' }).click()
    await expect(page).toHaveURL('/docs/other/last')
    await expectClosed(page)
    await openMenu(page)
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Other first',
      'Other middle',
      'Other last'
    ])
  })
})

test.describe('4.2 Mobile menu without items', { tag: '@phone' }, () => {
  test.use({ site: 'bare' })

  test('4.2.1 with nothing to show there is no button', async ({ page }) => {
    await openPage(page, '/kit/docs/without')
    await expect(toggle(page)).toHaveCount(0)
  })

  test('4.2.1 the panel of the page is enough for a button', async ({
    page
  }) => {
    await openPage(page, '/kit/docs/first')
    await openMenu(page)
    await expect(
      sidebar(page).getByRole('link', { name: 'Second' })
    ).toBeVisible()
  })

  test('4.2.7 without a main menu there is no way back to it', async ({
    page
  }) => {
    await openPage(page, '/kit/docs/first')
    await openMenu(page)
    await expect(back(page)).toHaveCount(0)
  })
})

function toggle(page: Page): Locator {
  return page.locator('button[aria-label="Toggle navigation bar"]')
}

function menu(page: Page): Locator {
  return page.getByRole('dialog')
}

function mainMenu(page: Page): Locator {
  return page.locator('dialog nav[aria-label="Main menu"]')
}

function sidebar(page: Page): Locator {
  return page.locator('dialog nav[aria-label="Docs sidebar"]')
}

function back(page: Page): Locator {
  return menu(page).getByRole('button', { name: 'Back to main menu' })
}

function closeButton(page: Page): Locator {
  return menu(page).getByRole('button', { name: 'Close navigation bar' })
}

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
}

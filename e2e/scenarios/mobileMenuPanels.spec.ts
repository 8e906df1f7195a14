import { expectLeftToBrowser } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.describe('4.2 Panels of the mobile menu', { tag: '@phone' }, () => {
  test('4.2 A reader sees both panels', async ({ page, open, menu }) => {
    await open(doc)
    await menu.open()
    await test.step('12.2 4.2.7 the page’s panel is in front; Back to main menu slides to the main menu', async () => {
      await expect(page.locator('dialog nav')).toHaveCount(2)
      await expect(menu.sidebar).toBeInViewport()
      await expect(menu.main).not.toBeInViewport()
      await menu.back.click()
      await expect(menu.main).toBeInViewport()
      await expect(menu.back).not.toBeInViewport()
    })
    await test.step('4.2.8 going back to the main menu moves the focus along', async () => {
      await page.keyboard.press('Tab')
      const first = menu.main.getByRole('link', { name: 'Start', exact: true })
      await expect(first).toBeFocused()
    })
    await test.step('4.2.7 closing puts the page’s panel in front again', async () => {
      await menu.closeButton.click()
      await menu.expectClosed()
      await menu.open()
      await expect(menu.sidebar).toBeInViewport()
    })
    await test.step('4.2.7 on a page without its own panel the main menu is in front', async () => {
      await menu.back.click()
      await menu.main.getByRole('link', { name: 'plain/alone' }).click()
      await expect(page).toHaveURL('/docs/plain/alone')
      await expect(page).toHaveTitle(/^Alone/)
      await menu.expectClosed()
      await menu.open()
      await expect(menu.main).toBeInViewport()
      await expect(menu.back).toHaveCount(0)
    })
    await test.step('4.2.7 the page’s panel follows the navigation', async () => {
      await menu.main.getByRole('link', { name: 'Last' }).click()
      await expect(page).toHaveURL('/docs/other/last')
      await expect(page).toHaveTitle(/^Other last/)
      await menu.expectClosed()
      await menu.open()
      await expect(menu.sidebar.getByRole('link')).toHaveText([
        'Other first',
        'Other middle',
        'Other last'
      ])
    })
  })

  test('4.2 A reader does things that keep the menu open', async ({
    page,
    open,
    bar,
    menu
  }) => {
    await open(doc)
    await menu.open()
    const basics = menu.sidebar.getByRole('button', {
      name: "Expand sidebar category 'Basics'"
    })
    for (const modifier of ['Control', 'Shift'] as const) {
      await test.step(`4.2.4 a link that ${modifier} opens elsewhere leaves it open`, async () => {
        await expectLeftToBrowser(
          page,
          () =>
            menu.sidebar
              .getByRole('link', { name: 'Basics' })
              .click({ modifiers: [modifier] }),
          '/docs/guide/basics/'
        )
        await expect(bar.toggle).toHaveAttribute('aria-expanded', 'true')
        await expect(basics).toBeVisible()
      })
    }
    await test.step('4.2.4 a category opens, by its label or the button beside it, and the menu stays', async () => {
      await menu.sidebar.getByRole('button', { name: 'Deep' }).click()
      const inside = menu.sidebar.getByRole('link', { name: 'Outer page' })
      await expect(inside).toBeVisible()
      await expect(menu.root).toBeVisible()
      await basics.click()
      const first = menu.sidebar.getByRole('link', { name: 'First basics' })
      await expect(first).toBeVisible()
      await expect(menu.root).toBeVisible()
    })
    await test.step('2.6.12 a markup item does not close the menu', async () => {
      await menu.back.click()
      await menu.main.getByRole('button', { name: 'Stamp' }).click()
      await expect(bar.toggle).toHaveAttribute('aria-expanded', 'true')
      await expect(menu.root).toBeVisible()
    })
  })
})

test.describe('4.2 Mobile menu without items', { tag: '@phone' }, () => {
  test.use({ site: 'bare' })

  test('4.2 Only the page fills it', async ({ page, bar, menu, open }) => {
    await test.step('4.2.1 there is a button if there is anything to show, such as the page’s panel', async () => {
      await open('/kit/docs/without')
      await expect(page.getByRole('main')).toBeVisible()
      await expect(bar.toggle).toHaveCount(0)
      await open('/kit/docs/first')
      await menu.open()
      const second = menu.sidebar.getByRole('link', { name: 'Second' })
      await expect(second).toBeVisible()
    })
    await test.step('4.2.7 without a main menu there is no button to go back to it', async () => {
      await expect(menu.back).toHaveCount(0)
    })
  })
})

import { expect, test } from '../support/test.ts'
import { expectAccessible } from './expectAccessible.ts'
import { findTooWide } from './findMisfits.ts'
import { readStop, walkByKeyboard } from './walkByKeyboard.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test.describe('Everything that opens on a page is accessible', () => {
  test('the skip link and search results', { tag: '@both' }, async ({
    open,
    page
  }) => {
    await open('/docs/form/started')
    await page.keyboard.press('Tab')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('combobox').fill('permission')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('combobox').fill('zzzzqqqq')
    await expect(page.getByText('Nothing found for')).toBeVisible()
    await expectAccessible(page)
  })

  test('both panels of the menu', { tag: '@phone' }, async ({
    menu,
    open,
    page
  }) => {
    await open('/docs/form/started')
    await menu.open()
    await expectAccessible(page)
    await menu.back.click()
    await expect(menu.root.getByRole('link', { name: 'Styles' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('Everything that opens on a handbook page is accessible', () => {
  test.use({ site: 'handbook' })

  test('dropdowns of the bar', async ({ bar, open, page }) => {
    await open('/docs/guide/start')
    for (const [name, entry] of [
      ['Tools', 'One'],
      ['Topics', 'All values']
    ] as const) {
      await bar.trigger(name).press('Enter')
      await expect(bar.link(entry)).toBeVisible()
      await expectAccessible(page)
    }
  })

  test('dropdowns of the menu', { tag: '@phone' }, async ({
    menu,
    open,
    page
  }) => {
    await open('/')
    await menu.open()
    const dropdown = menu.root.getByRole('button', { name: /Tools/ })
    await dropdown.click()
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
  })
})

test('Shift+Tab goes the same way back', async ({ open, page }) => {
  await open('/docs/form/started')
  const there = await walkByKeyboard(page, 12)
  const back: string[] = []
  for (let step = 1; step < there.length; step += 1) {
    await page.keyboard.press('Shift+Tab')
    back.push((await readStop(page))?.name ?? '')
  }
  const names = there.map(({ name }) => name)
  expect(back).toEqual(names.slice(0, -1).reverse())
})

test('the menu fits a narrow screen and a zoomed one', async ({
  menu,
  open,
  page
}) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 }
  ]) {
    await page.setViewportSize(size)
    await open('/docs/form/started')
    await menu.open()
    const last = menu.root.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    expect(await findTooWide(page)).toEqual([])
  }
})

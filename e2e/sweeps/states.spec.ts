import { expect, test } from '../support/test.ts'
import { expectAccessible } from './expectAccessible.ts'
import { findTooWide } from './findMisfits.ts'
import { readStop, walkByKeyboard } from './walkByKeyboard.ts'

test.use({ site: 'handbook' })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const address = '/docs/guide/start'

test('the skip link is accessible', { tag: '@both' }, async ({
  open,
  page
}) => {
  await open(address)
  await page.keyboard.press('Tab')
  await expectAccessible(page)
})

test.describe('on a site with libraries', () => {
  test.use({ site: 'below' })

  for (const [what, query] of [
    ['results', 'window'],
    ['no results', 'zzzzqqqq']
  ] as const) {
    test(`the search is accessible with ${what}`, { tag: '@both' }, async ({
      open,
      page
    }) => {
      await open('/kit/docs/form/started')
      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.getByRole('combobox').fill(query)
      await expect(
        page.getByText(what === 'results' ? 'Open a window' : 'Nothing found')
      ).not.toHaveCount(0)
      await expectAccessible(page)
    })
  }
})

test('the navbar’s dropdowns are accessible', async ({ bar, open, page }) => {
  await open(address)
  for (const [name, entry] of [
    ['Tools', 'One'],
    ['Topics', 'All values']
  ] as const) {
    await bar.trigger(name).press('Enter')
    await expect(bar.link(entry)).toBeVisible()
    await expectAccessible(page)
  }
})

test('both panels of the mobile menu are accessible', {
  tag: '@phone'
}, async ({ menu, open, page }) => {
  await open(address)
  await menu.open()
  await expectAccessible(page)
  await menu.back.click()
  const dropdown = menu.root.getByRole('button', { name: /Tools/ })
  await dropdown.click()
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
})

test('Shift+Tab goes back through the same elements', async ({
  open,
  page
}) => {
  await open(address)
  const there = await walkByKeyboard(page, 12)
  const back: string[] = []
  for (let step = 1; step < there.length; step += 1) {
    await page.keyboard.press('Shift+Tab')
    back.push((await readStop(page))?.name ?? '')
  }
  const names = there.map(({ name }) => name)
  expect(back).toEqual(names.slice(0, -1).reverse())
})

for (const size of [
  { width: 320, height: 640 },
  { width: 640, height: 400 }
]) {
  test(`the mobile menu fits a screen of ${size.width} by ${size.height} pixels`, async ({
    menu,
    open,
    page
  }) => {
    await page.setViewportSize(size)
    await open(address)
    await menu.open()
    const last = menu.root.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    expect(await findTooWide(page)).toEqual([])
  })
}

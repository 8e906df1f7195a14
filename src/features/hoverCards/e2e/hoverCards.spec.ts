import { readBox } from '../../../../e2e/support/box.ts'
import {
  readShifts,
  watchShifts
} from '../../../../e2e/support/layoutShifts.ts'
import { collectFaults } from '../../../../e2e/sweeps/collectFaults.ts'
import { expectAccessible } from '../../../../e2e/sweeps/expectAccessible.ts'
import { expect, findCard, findLink, test } from './kit.fixture.ts'

for (const [name, lines] of [
  ['page', ['Other page', 'The first paragraph of other, on two lines.']],
  ['section', ['Other page', 'Part two', 'The second part.']],
  ['list', ['Other page', 'Items', 'The first item']],
  ['formula', ['Other page', 'Area', 'It’s a2.']],
  ['row', ['Other page', 'Name', 'What it means.']],
  ['tabs', ['All tabs', 'Choose a tab.']],
  ['code', ['All tabs', 'Run it', 'Run a & b.']],
  ['steps', ['All tabs', 'All steps', 'First']],
  ['everything', ['More', 'All the rest.']],
  ['below', ['End', 'At the bottom.']]
] as const) {
  test(`resting on the link "${name}" shows: ${lines.join(' / ')}`, async ({
    page,
    openStart
  }) => {
    await openStart()
    await findLink(page, name).hover()
    await expect(findCard(page).locator('p')).toHaveText([...lines])
    await expect(findLink(page, name)).toHaveAccessibleDescription(
      lines.join(' ')
    )
  })
}

test('resting on a reference to a footnote shows the footnote', async ({
  page,
  openStart
}) => {
  await openStart()
  const link = page.locator('.prose a[data-footnote-ref]')
  await expect(link).toHaveAccessibleDescription('Footnotes')
  await link.hover()
  await expect(findCard(page)).toHaveText('The text of the note.')
  await expect(link).toHaveAccessibleDescription(
    'Footnotes The text of the note.'
  )
  await page.keyboard.press('Escape')
  await expect(link).toHaveAccessibleDescription('Footnotes')
})

test('a card stays while the pointer moves into it, moves nothing, and closes once the pointer leaves', async ({
  page,
  openStart
}) => {
  await watchShifts(page)
  await page.clock.install()
  await openStart()
  const before = await page.locator('main').boundingBox()
  const height = () =>
    page.evaluate(() => document.documentElement.scrollHeight)
  const heightBefore = await height()
  await findLink(page, 'page').hover()
  const card = findCard(page)
  await expect(card).toBeVisible()
  const text = await readBox(card)
  await page.mouse.move(text.x + 20, text.y + 10, { steps: 5 })
  await page.clock.runFor(2000)
  expect(await card.evaluate(each => each.matches(':hover'))).toBe(true)
  expect(await page.locator('main').boundingBox()).toEqual(before)
  expect(await height()).toBe(heightBefore)

  await findLink(page, 'section').hover()
  await expect(card.locator('p').nth(1)).toHaveText('Part two')
  await page.mouse.move(5, 400)
  await expect(card).toHaveCount(0)
  expect(await readShifts(page)).toEqual([])
  await expect(findLink(page, 'section')).not.toHaveAttribute(
    'aria-describedby'
  )
})

test('Escape closes a card, and it stays closed until the pointer returns', async ({
  page,
  openStart
}) => {
  await page.clock.install()
  await openStart()
  const link = findLink(page, 'page')
  await link.hover()
  await expect(findCard(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(findCard(page)).toHaveCount(0)
  const { x, y } = await readBox(link)
  await page.mouse.move(x + 3, y + 10)
  await page.clock.runFor(2000)
  await expect(findCard(page)).toHaveCount(0)
  await page.mouse.move(5, 400)
  await link.hover()
  await expect(findCard(page)).toBeVisible()
})

test('the keyboard’s focus opens a card, Escape closes it, and the focus stays', async ({
  page,
  openStart
}) => {
  await page.clock.install()
  await openStart()
  await findLink(page, 'section').focus()
  await page.keyboard.press('Tab')
  await expect(findLink(page, 'page')).toBeFocused()
  const card = findCard(page)
  await expect(card).toContainText('The first paragraph')
  // Moving the mouse elsewhere doesn't matter.
  await page.mouse.move(5, 400)
  await page.mouse.move(5, 410)
  await page.clock.runFor(2000)
  await expect(card).toContainText('The first paragraph')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(findLink(page, 'page')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(card).toContainText('All tabs')
  await page.keyboard.press('Shift+Tab')
  // It would cover what has the focus.
  expect(await card.count()).toBe(0)
  await page.keyboard.press('Tab')
  await expect(card).toContainText('All tabs')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tabs')
  await expect(card).toHaveCount(0)
})

test('a click opens the page, and no card opens over it, wherever the pointer is', async ({
  page,
  openStart
}) => {
  await page.clock.install()
  await openStart()
  await findLink(page, 'page').hover()
  await expect(findCard(page)).toBeVisible()
  await findLink(page, 'page').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other page')
  await expect(findCard(page)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
  await page.clock.runFor(2000)
  await expect(findCard(page)).toHaveCount(0)
})

test('links elsewhere, to what is in view, with a title and drawn as buttons have no card, nor has the navigation', async ({
  page,
  openStart
}) => {
  await page.clock.install()
  await openStart()
  await findLink(page, 'button').evaluate(link => {
    link.style.display = 'inline-block'
  })
  await findLink(page, 'page').hover()
  await expect(findCard(page)).toBeVisible()
  for (const link of [
    // The name of a link to another site also says that it opens a tab.
    page.locator('.prose').getByText('elsewhere', { exact: true }),
    findLink(page, 'above'),
    findLink(page, 'titled'),
    findLink(page, 'button'),
    page.locator('nav').getByRole('link', { name: 'Other page' }).first()
  ]) {
    await link.hover()
    await page.clock.runFor(2000)
    await expect(findCard(page)).toHaveCount(0)
  }
})

for (const [width, height, fields] of [
  [390, 700, ''],
  [640, 400, ''], // zoomed to 200 %
  [1280, 700, ''],
  [390, 700, "locales: [{ name: 'ar' }]"],
  [1280, 700, "locales: [{ name: 'ar' }]"]
] as const) {
  test(`a card is inside a viewport of ${width} × ${height} pixels${fields && ' in right-to-left pages'}`, async ({
    page,
    openStart
  }) => {
    await page.setViewportSize({ width, height })
    await openStart(fields)
    for (const name of ['section', 'code', 'bottom']) {
      const link = findLink(page, name)
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      await expect(link).toHaveAttribute('aria-describedby')
      const box = await readBox(findCard(page))
      expect(box.x).toBeGreaterThanOrEqual(8)
      expect(box.right).toBeLessThanOrEqual(width - 8)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.bottom).toBeLessThanOrEqual(height)
      // Beside the link, not over it.
      const target = await readBox(link)
      expect(box.y >= target.bottom || box.bottom <= target.y).toBe(true)
    }
  })
}

test('an open card is accessible, still with reduced motion, framed with forced colors, and not printed', async ({
  page,
  openStart
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStart()
  const faults = collectFaults(page)
  await findLink(page, 'section').hover()
  const card = findCard(page)
  await expect(card).toBeVisible()
  await expect(card).toHaveCSS('animation-name', 'none')
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(card).toHaveCSS('border-top-style', 'solid')
  await page.emulateMedia({ media: 'print' })
  await expect(card).toBeHidden()
  expect(faults).toEqual([])
})

test.describe('in several languages', () => {
  test.use({ site: 'versionsAndLocales' })

  test('the card of an untranslated page has the page’s language and direction', async ({
    page,
    open
  }) => {
    await open('/ar/docs/setup')
    for (const [href, language, direction] of [
      ['/ar/docs/intro', null, 'rtl'],
      ['/ar/docs/usage', 'en', 'ltr']
    ] as const) {
      await page.evaluate(address => {
        const link = document.createElement('a')
        link.href = address
        link.textContent = address
        document.querySelector('.prose')?.prepend(link)
      }, href)
      await findLink(page, href).hover()
      const card = findCard(page)
      await expect(findLink(page, href)).toHaveAttribute('aria-describedby')
      expect([
        await card.getAttribute('lang'),
        await card.evaluate(each => getComputedStyle(each).direction)
      ]).toEqual([language, direction])
    }
  })
})

test.describe('with touch', { tag: '@phone' }, () => {
  test('touching a link follows it without a card', async ({
    page,
    openStart
  }) => {
    await openStart()
    await findLink(page, 'page').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Other page'
    )
    await expect(findCard(page)).toHaveCount(0)
  })
})

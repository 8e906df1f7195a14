import { readBox } from '../support/box.ts'
import { follow } from '../support/links.ts'
import { expectExpanded } from '../support/parts.ts'
import { expectScroll, readScroll } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/guide/start'

test.use({ site: 'handbook' })

test('2.5.11 A reader scrolls beside the sidebar', async ({
  page,
  open,
  sidebar
}) => {
  const aside = page.locator('aside[data-page-navigation]')
  await open(start)

  await test.step('2.5.11 the sidebar is 272 px wide, left of the page', async () => {
    const { width, right } = await readBox(aside)
    const main = await readBox(page.getByRole('main'))
    expect(width).toBe(272)
    expect(main.x).toBeGreaterThanOrEqual(right)
  })

  await test.step('2.5.11 the sidebar stays in view, scrolls by itself and does not scroll the page', async () => {
    await page.setViewportSize({ width: 1280, height: 300 })
    const last = sidebar.root.getByText('End of the list')
    await expect(last).not.toBeInViewport()
    await sidebar.root.hover()
    await page.mouse.wheel(0, 2000)
    await expect(last).toBeInViewport()
    expect(await readScroll(page)).toBe(0)
    for (const y of [0, 50, 9999]) {
      await sidebar.root.evaluate((list, top) => list.scrollTo(0, top), y)
      await expect(sidebar.root).toHaveCSS('overscroll-behavior-y', 'contain')
    }
  })

  await test.step('2.5.11 over a sidebar that fits, the wheel scrolls the page', async () => {
    await page.setViewportSize({ width: 1280, height: 2000 })
    // For a while the browser keeps sending wheel events to the previous
    // target.
    await open(start)
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px'
    })
    await sidebar.root.hover()
    await page.mouse.wheel(0, 400)
    await expectScroll(page, 400)
  })
})

test('2.5.11 A reader goes from page to page', async ({
  page,
  open,
  sidebar
}) => {
  const current = sidebar.root.locator('[aria-current="page"]')
  const readTop = () => sidebar.root.evaluate(list => list.scrollTop)
  await page.setViewportSize({ width: 1280, height: 300 })
  await open(start)
  await sidebar.category('Deep').click()
  await sidebar.root.evaluate(list => list.scrollTo(0, 120))

  await test.step('2.5.11 the same sidebar keeps its open categories and scroll position', async () => {
    await follow(page, 'Second')
    await expect(page).toHaveTitle(/The second step/)
    await expectExpanded(sidebar.category('Deep'), true)
    expect(await readTop()).toBe(120)
  })

  await test.step('2.5.14 the link to the shown page is current', async () => {
    await expect(current).toHaveText('Second')
  })

  await test.step('2.5.11 another sidebar starts fresh', async () => {
    await open(start)
    await sidebar.category('Deep').click()
    await sidebar.root.evaluate(list => list.scrollTo(0, 120))
    await follow(page, 'Other')
    await expect(page).toHaveTitle(/Other first/)
    expect(await readTop()).toBe(0)
    await follow(page, 'Start')
    await expect(page).toHaveTitle(/^Start/)
    await expectExpanded(sidebar.category('Deep'), false)
  })
})

test.describe('2.5b A sidebar that can be hidden, with categories that close each other', () => {
  test.use({ site: 'manual' })

  test('2.5.12 A reader hides the sidebar', async ({ page, open, sidebar }) => {
    const hide = page.getByRole('button', { name: 'Collapse sidebar' })
    const show = page.getByRole('button', { name: 'Expand sidebar' })
    const { link, category } = sidebar
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/docs/start')

    await test.step('2.5.23 opening a category closes its siblings and leaves its parent open', async () => {
      await category('One').click()
      await category('Nested').click()
      await expect(link('Area nested')).toBeVisible()
      await expect(link('Area one')).toBeVisible()
      await category('Three').click()
      await expect(link('Area three')).toBeVisible()
      await expect(link('Area one')).toBeHidden()
    })

    await test.step('2.5.12 the button at its end collapses the sidebar to a strip', async () => {
      await hide.click()
      await expect(sidebar.root).toHaveCount(0)
      await expect
        .poll(async () => (await page.locator('aside').boundingBox())?.width)
        .toBe(30)
    })

    await test.step('2.5.12 a click on the strip or the keyboard restores the sidebar', async () => {
      await show.click()
      await expect(sidebar.root).toBeVisible()
      await hide.click()
      await show.press('Enter')
      await expect(sidebar.root).toBeVisible()
    })

    await test.step('2.5.12 the next document shows the sidebar again', async () => {
      await hide.click()
      await expect(sidebar.root).toHaveCount(0)
      await open('/docs/start')
      await expect(sidebar.root).toBeVisible()
    })
  })
})
